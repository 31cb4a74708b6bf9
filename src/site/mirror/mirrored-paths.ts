import { plainPath } from "../addresses/canonical-address";

/** First parts of plain addresses that need the program: its forms, its screens, its calls. */
const ANSWERED = new Set(["search", "comfort", "unauthorized", "cms", "api"]);

/** Whether a path needs the program, so that a mirror has no file for it. */
export const isAnswered = (path: string): boolean => ANSWERED.has(plainPath(path).split("/")[1] ?? "");
