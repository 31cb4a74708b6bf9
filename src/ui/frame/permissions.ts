import { createContext, use } from "react";
import { type Grant, type ReviewedTypes, storedGrant } from "../../platform/auth/roles";

/** The permissions of the signed-in account: its types, and whether it may change what the screen shows. */
interface Permissions extends Grant {
  mayChange: boolean;
  /** True where what they save on this screen waits until an administrator publishes it. */
  isReviewed: boolean;
  /** The same of each type, on screens that show several. */
  reviewed: ReviewedTypes;
  /** True where approvals are in use, or something waits for one. */
  usesApprovals: boolean;
}

/** Filled by the frame. */
export const PermissionsContext = createContext<Permissions>({
  ...{ role: "viewer", types: null, mayChange: false, isReviewed: false, reviewed: [], usesApprovals: false },
});

export const usePermissions = (): Permissions => use(PermissionsContext);

/** The grant that the frame was shown for, where nothing is rendered, as in loaders. */
export const shownGrant = (): Grant => {
  const { role, types } = document.querySelector<HTMLElement>("[data-role]")?.dataset ?? {};
  return storedGrant({ role, types });
};
