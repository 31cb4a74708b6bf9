import { screens } from "../../ui/screens";

/** It has no screen: the staff home lists searches without results. */
export default screens({ name: "search", home: { content: () => import("./staff/home") } });
