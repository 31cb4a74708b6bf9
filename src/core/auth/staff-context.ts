import { createContext } from "react-router";
import type { Staff } from "./auth.server";

/** The context by which loaders of the staff area know who is signed in; null on its login pages. */
export const staffContext = createContext<Staff | null>(null);
