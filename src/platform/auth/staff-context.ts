import { createContext } from "react-router";
import type { Staff } from "./auth.server";
import type { ReviewedTypes } from "./roles";

/** The signed-in account, the types for which its saves need approval, and whether approvals are in use. */
type Shown = Staff & { reviewed: ReviewedTypes; usesApprovals: boolean };

/** The context from which loaders of the staff area read the signed-in account; null on its login pages. */
export const staffContext = createContext<Shown | null>(null);
