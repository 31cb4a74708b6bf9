import type { Hono } from "hono";
import type { Deps } from "./deps.server";
import type { Answers } from "./http/handlers.server";
import type { OwnProblem } from "./locale/words/problems";

/**
 * The server's half of a feature, as exported by its `feature.server.ts`; all but the name may be left out.
 * What a feature may export to an upper layer is declared in that layer, by `declare module`.
 */
export interface FeatureParts {
  /** That of its folder, as in the journal and in the description of the API. */
  name: string;
  /** Its calls. */
  answers?: Answers;
  /** The problems that it alone has; its schemas name them by their keys. */
  problems?: Readonly<Record<string, OwnProblem>>;
  /** Its answers besides its calls. */
  routes?: (deps: Deps) => Hono;
  /** Its work all the time in every process that serves; gives a function that ends it. */
  background?: (deps: Deps) => () => Promise<void>;
}

export interface Feature extends Omit<FeatureParts, "answers">, Answers {}

const NO_CALLS: Answers = { contract: {}, handlers: {}, preparations: {} };

/** A feature's half on the server, which its `feature.server.ts` gives to the list of features. */
export function feature({ answers = NO_CALLS, ...parts }: FeatureParts): Feature {
  return { ...parts, ...answers };
}
