import type { RequestHandler, RouterContextProvider } from "react-router";
import { outageContext } from "../../platform/db/outage.server";
import type { Deps } from "../../platform/deps.server";
import { type Converter, convertingBy } from "../../platform/locale/conversion/converter.server";

/** Reads the glossary by which texts are converted between the Chinese scripts. */
export type ReadConverter = (deps: Pick<Deps, "db" | "pages">) => Promise<Converter>;

/**
 * Makes pages convert missing texts of a script by the site's glossary. Where the database is unavailable
 * they convert characters alone.
 */
export function withConverter(
  handle: RequestHandler,
  read: ReadConverter,
  deps: Pick<Deps, "db" | "pages">,
): typeof handle {
  return async (request, context) => {
    const isAway = (context as RouterContextProvider).get(outageContext).away;
    const converter = isAway ? undefined : await read(deps).catch(() => undefined); // the page then says why
    return converter ? convertingBy(converter, () => handle(request, context)) : handle(request, context);
  };
}
