import { createContext } from "react-router";
import type { Deps } from "./deps.server";
import type { Locale } from "./locale/lang";

/** By which loaders reach the program's parts. */
export const depsContext = createContext<Deps>();

/** By which loaders learn the language and prefix in which they render. */
export const localeContext = createContext<Locale>();
