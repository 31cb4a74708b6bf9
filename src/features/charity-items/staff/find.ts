import { entryFinder } from "../../../core/content/staff/entry-finder";
import { charityItemAddresses } from "./addresses";
import screens from "./screens";

export default entryFinder(
  { eng: "Charity items", tra: "慈善義賣品", sim: "慈善义卖品" },
  screens,
  charityItemAddresses,
);
