import type { RequestHandler, RouterContextProvider } from "react-router";
import { outageContext } from "../../platform/db/outage.server";
import type { Deps } from "../../platform/deps.server";
import type { FeatureParts } from "../../platform/feature.server";
import type { Converter } from "../../platform/locale/conversion/converter.server";
import { convertingBy } from "../../platform/locale/conversion/site-converter.server";

/** What is asked of a feature here: the glossary by which texts are converted between the Chinese scripts. */
export type Converting = Pick<FeatureParts, "converter">;

/** Gives what reads the converter by the glossary, where a feature keeps one. */
export const converterIn = (features: readonly Converting[]): Converting["converter"] =>
  features.find(({ converter }) => converter)?.converter;

/**
 * Lets pages convert by the site's glossary what is missing in one of the scripts. Where the database is away they
 * convert characters alone.
 */
export function withConverter(
  handle: RequestHandler,
  features: readonly Converting[],
  deps: Pick<Deps, "db" | "pages">,
): typeof handle {
  const read = converterIn(features);
  if (!read) return handle;
  return async (request, context) => {
    const isAway = (context as RouterContextProvider).get(outageContext).away;
    const converter = isAway ? undefined : await read(deps).catch(() => undefined); // the page then says why
    return converter ? convertingBy(converter, () => handle(request, context)) : handle(request, context);
  };
}

declare module "../../platform/feature.server" {
  interface FeatureParts {
    /** Reads the glossary by which texts are converted between the Chinese scripts. */
    converter?: (deps: Pick<Deps, "db" | "pages">) => Promise<Converter>;
  }
}
