import { screens } from "../../ui/screens";

/** Its screen is reached from the privacy page and from what visitors sent. */
export default screens({ name: "privacy-notice", ofType: "pages" });
