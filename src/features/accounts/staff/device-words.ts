/** A browser's and its system's name out of a user agent, as far as they are the usual ones. */
export function deviceOf(userAgent: string): { browser: string; system: string } {
  const browser = userAgent.match(/Edg|Firefox|FxiOS|CriOS|Chrome|Safari/)?.[0] ?? "";
  const system = userAgent.match(/iPhone|iPad|Android|Windows|Mac OS X|CrOS|Linux/)?.[0] ?? "";
  return { browser: BROWSERS[browser] ?? browser, system: SYSTEMS[system] ?? system };
}

/** Names that are written otherwise than in a user agent. */
const BROWSERS: Record<string, string> = { Edg: "Edge", FxiOS: "Firefox", CriOS: "Chrome" };
const SYSTEMS: Record<string, string> = { "Mac OS X": "Mac", CrOS: "Chromebook" };
