import { useLocation, useMatches } from "react-router";
import { plainPath } from "../addresses/canonical-address";

/**
 * Gives for an address whether its page is the one that is shown, or (true) the one to which that belongs: the one that
 * its route names.
 */
export function useCurrent(): (to: string) => "page" | boolean {
  const here = plainPath(useLocation().pathname);
  const named = useMatches().map(({ handle }) => (handle as { section?: string } | undefined)?.section);
  return (to) => (to === here ? "page" : named.includes(to));
}
