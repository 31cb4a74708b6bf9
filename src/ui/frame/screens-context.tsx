import { createContext } from "react";
import type { Screens } from "../screens";

/** The staff area's half of every feature, for a screen that needs all of them; provided by the frame. */
export const ScreensContext = createContext<readonly Screens[]>([]);
