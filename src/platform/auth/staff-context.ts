import { createContext } from "react-router";
import type { Staff } from "./auth.server";

/** Somebody signed in, whether an administrator has to publish what they save, and whether approvals are in use. */
type Shown = Staff & { isReviewed: boolean; usesApprovals: boolean };

/** The context by which loaders of the staff area know who is signed in; null on its login pages. */
export const staffContext = createContext<Shown | null>(null);
