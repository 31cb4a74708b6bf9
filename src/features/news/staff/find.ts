import { entryFinder } from "../../../core/content/staff/entry-finder";
import { newsAddresses } from "./addresses";
import screens from "./screens";

export default entryFinder({ eng: "News", tra: "消息", sim: "消息" }, screens, newsAddresses);
