import type { DemoSeed } from "../core/demo/seed.server";
import { seedCharityItems } from "./charity-items/demo.server";
import { seedChart } from "./chart/demo.server";
import { seedDonations } from "./donations/demo.server";
import { seedDonors } from "./donors/demo.server";
import { seedForms } from "./forms/demo.server";
import { seedNews } from "./news/demo.server";
import { seedNotes } from "./notes/demo.server";
import { seedOrganization } from "./organization/demo.server";
import { seedSiteDetails } from "./site-details/demo.server";
import { seedSpecial } from "./special/demo.server";
import { seedVolunteer } from "./volunteer/demo.server";

/** The demo content of every feature that has some. */
export const demoSeeds: readonly DemoSeed[] = [
  seedNews,
  seedDonors,
  seedDonations,
  seedSpecial,
  seedNotes,
  seedOrganization,
  seedChart,
  seedSiteDetails,
  seedCharityItems,
  seedForms,
  seedVolunteer,
];
