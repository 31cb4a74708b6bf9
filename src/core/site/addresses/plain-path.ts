/** The path without its language prefix: `/tra/about` and `/about` are both `/about`. */
export function plainPath(pathname: string): string {
  return pathname.replace(/^\/(eng|tra|sim)(?=\/|$)/, "").replace(/(.)\/$/, "$1") || "/";
}
