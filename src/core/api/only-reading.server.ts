import { Problem } from "./problem";

/** Answers every method that has not been answered at an address where nothing can be sent. */
export function onlyReading(): never {
  throw new Problem(405, "wrongMethod", { headers: { Allow: "GET, HEAD" } });
}
