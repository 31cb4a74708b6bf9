import { createContext } from "react-router";
import type { Locale } from "./lang-context";

/** How loaders learn in which language, and under which prefix, they render. */
export const localeContext = createContext<Locale>();
