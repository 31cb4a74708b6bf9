import { createContext, use } from "react";
import { type Role, storedRole } from "../../platform/auth/roles";

/** The permissions of whoever is signed in: their role, and whether it may change what the screen shows. */
interface Permissions {
  role: Role;
  mayChange: boolean;
  /** True where what they save waits until an administrator publishes it. */
  isReviewed: boolean;
  /** True where approvals are in use, or something waits for one. */
  usesApprovals: boolean;
}

/** Filled by the frame. */
export const PermissionsContext = createContext<Permissions>({
  ...{ role: "viewer", mayChange: false, isReviewed: false, usesApprovals: false },
});

export const usePermissions = (): Permissions => use(PermissionsContext);

/** The role that the frame was shown for, where nothing is rendered, as in loaders. */
export const shownRole = (): Role =>
  storedRole(document.querySelector<HTMLElement>("[data-role]")?.dataset.role);
