import { screens } from "../../ui/screens";

/** It has no screen: the home tells what visitors looked for in vain. */
export default screens({ name: "search", home: { content: () => import("./staff/home") } });
