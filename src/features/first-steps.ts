import type { FirstStep } from "../core/staff/frame/first-step";
import { backupSteps } from "./backup/staff/first-steps";
import { donationsSteps } from "./donations/staff/first-steps";
import { donorsSteps } from "./donors/staff/first-steps";
import { enquiriesSteps } from "./enquiries/staff/first-steps";
import { formsSteps } from "./forms/staff/first-steps";
import { newsSteps } from "./news/staff/first-steps";
import { organizationSteps } from "./organization/staff/first-steps";
import { siteDetailsSteps } from "./site-details/staff/first-steps";

/** What makes a new site the charity's own, in a good order. */
export const firstSteps: readonly FirstStep[] = [
  ...siteDetailsSteps,
  ...newsSteps,
  ...organizationSteps,
  ...donorsSteps,
  ...formsSteps,
  ...enquiriesSteps,
  ...donationsSteps,
  ...backupSteps,
];
