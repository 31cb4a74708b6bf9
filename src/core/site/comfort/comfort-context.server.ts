import { createContext } from "react-router";

/** How loaders learn what the visitor asked of every page: a number as comfort.ts has it. */
export const comfortContext = createContext<number>(0);
