import type { Feature } from "../core/api/handlers.server";
import { accountsFeature } from "./accounts/api.server";
import { activityFeature } from "./activity/api.server";
import { backupFeature } from "./backup/api.server";
import { charityItemsFeature } from "./charity-items/api.server";
import { chartFeature } from "./chart/api.server";
import { donationsFeature } from "./donations/api.server";
import { donorsFeature } from "./donors/api.server";
import { enquiries } from "./enquiries.server";
import { formsFeature } from "./forms/api.server";
import { mediaFeature } from "./media/api.server";
import { newsFeature } from "./news/api.server";
import { notesFeature } from "./notes/api.server";
import { organizationFeature } from "./organization/api.server";
import { receipts } from "./receipts.server";
import { siteDetailsFeature } from "./site-details/api.server";
import { smaFeature } from "./sma/api.server";
import { specialFeature } from "./special/api.server";
import { volunteerFeature } from "./volunteer/api.server";

/** Every feature of the program. A new one is a line here, in src/routes.ts and, if staff have screens of it, in menu.ts. */
export const features: readonly Feature[] = [
  accountsFeature,
  mediaFeature,
  newsFeature,
  donorsFeature,
  donationsFeature,
  receipts,
  specialFeature,
  notesFeature,
  charityItemsFeature,
  formsFeature,
  enquiries,
  volunteerFeature,
  organizationFeature,
  chartFeature,
  smaFeature,
  siteDetailsFeature,
  backupFeature,
  activityFeature,
];
