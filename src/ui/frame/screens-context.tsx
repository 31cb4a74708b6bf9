import { createContext } from "react";
import type { Screens } from "../screens";

/** The staff area's half of every feature, for a screen that is about all of them; the frame fills it. */
export const ScreensContext = createContext<readonly Screens[]>([]);
