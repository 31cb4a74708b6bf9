import { entryFinder } from "../../../core/content/staff/entry-finder";
import { noteAddresses } from "./addresses";
import screens from "./screens";

export default entryFinder(
  { eng: "Notes of appreciation", tra: "感謝信", sim: "感谢信" },
  screens,
  noteAddresses,
);
