import type { Hono, MiddlewareHandler } from "hono";
import type * as z from "zod";
import type { Config } from "./config/config.server";
import type { Deps } from "./deps.server";
import type { Answers } from "./http/handlers.server";
import type { OtherPaths } from "./http/openapi.server";
import type { DailyJob } from "./jobs/daily.server";
import type { OwnProblem } from "./locale/words/problems";
import type { MailChecks } from "./mail/mailer.server";
import type { SiteFigure } from "./metrics/figures.server";

/**
 * The server's half of a feature, as it says it in its `feature.server.ts`; all but the name may be left out. What a
 * feature may give to a layer above stands with that layer, which adds it by `declare module`.
 */
export interface FeatureParts {
  /** That of its folder, as in the journal and in the description of the API. */
  name: string;
  /** Its settings: a schema of the environment, which gives what {@link settingsOf} reads. */
  settings?: z.ZodType;
  /** A warning to operators of something to mend, though the site runs. */
  warns?: (config: Config) => string | undefined;
  /** Its calls. */
  answers?: Answers;
  /** The problems that it alone has; its schemas name them by their keys. */
  problems?: Readonly<Record<string, OwnProblem>>;
  /** Its answers besides its calls: `routes`, and the API's description of them. */
  routes?: (deps: Deps) => Hono;
  paths?: OtherPaths;
  /** Who may come in, by the address that is kept: asked before anything of a request is read. */
  gates?: Readonly<Record<string, (deps: Deps) => MiddlewareHandler>>;
  /** The checks whether e-mails that it put into the outbox may still leave. */
  mailChecks?: MailChecks;
  /** Its figures for `/metrics`. */
  figures?: readonly SiteFigure[];
  /** Its work all the time in every process that serves; gives a function that ends it. */
  background?: (deps: Deps) => () => Promise<void>;
  /** Daily jobs that delete personal data after its retention, done before anything else is, and the search indexes that they delete from. */
  retention?: readonly DailyJob[];
  secureDeleteIndexes?: readonly string[];
  /** Its other daily jobs. */
  daily?: readonly DailyJob[];
  /** Its tables in which the program puts rows by itself, which say nothing of whether a site is in use. */
  filledTables?: readonly string[];
  /** Its tables of what is content besides entries, which an export of all content holds as they are. */
  contentTables?: readonly string[];
  /** The work that has to be done before the first request, once all tables are there. */
  beforeServing?: (deps: Deps) => Promise<void>;
}

export interface Feature extends Omit<FeatureParts, "answers">, Answers {}

const NO_CALLS: Answers = { contract: {}, handlers: {}, preparations: {} };

/** A feature's half on the server, which its `feature.server.ts` gives to the list of features. */
export function feature({ answers = NO_CALLS, ...parts }: FeatureParts): Feature {
  return { ...parts, ...answers };
}
