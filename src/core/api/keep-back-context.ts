import { createContext } from "react";
import type { Lang } from "../locale/lang";

/** The languages that the form around a save keeps back from visitors, as they are when it is sent; none elsewhere. */
export const KeepBackContext = createContext<{ readonly current: readonly Lang[] }>({ current: [] });
