import { createContext } from "react-router";
import type { Staff } from "./auth.server";
import type { ReviewedTypes } from "./roles";

/** Somebody signed in, the types of which an administrator has to publish what they save, and whether approvals are in use. */
type Shown = Staff & { reviewed: ReviewedTypes; usesApprovals: boolean };

/** The context by which loaders of the staff area know who is signed in; null on its login pages. */
export const staffContext = createContext<Shown | null>(null);
