import { entryFinder } from "../../../content/staff/list-screens";
import { topicAddresses } from "./addresses";
import screens from "./screens";

export default entryFinder({ eng: "SMA topics", tra: "SMA 主題", sim: "SMA 主题" }, screens, topicAddresses);
