import type { Hono, MiddlewareHandler } from "hono";
import type * as z from "zod";
import type { Menu } from "../charity/menu";
import type { ContentType } from "../content/definition";
import type { EntryCalls } from "../content/registry/entry-calls.server";
import type { TranslatedKind } from "../content/translation/translation-status.server";
import type { Config } from "../platform/config/config.server";
import type { Database } from "../platform/db/database.server";
import type { Deps } from "../platform/deps.server";
import type { Answers } from "../platform/http/handlers.server";
import type { OtherPaths } from "../platform/http/openapi.server";
import type { DailyJob } from "../platform/jobs/daily.server";
import type { Term } from "../platform/locale/conversion/term";
import type { Localized } from "../platform/locale/lang";
import type { OwnProblem } from "../platform/locale/words/problems";
import type { MailChecks } from "../platform/mail/mailer.server";
import type { SiteFigure } from "../platform/metrics/figures.server";
import type { MadePage } from "../site/addresses/site-addresses.server";
import type { DemoSeed } from "../site/demo/seed.server";
import type { KnownEntries, KnownPage } from "../site/discovery/known-pages.server";
import type { Converting } from "../site/page/converting.server";
import type { Lead } from "../site/page/redirect.server";

/** The server's half of a feature, as it says it in its `feature.server.ts`; all but the name may be left out. */
interface FeatureParts {
  /** That of its folder, as in the journal and in the description of the API. */
  name: string;
  /** Its settings: a schema of the environment, which gives what {@link settingsOf} reads. */
  settings?: z.ZodType;
  /** A warning to operators of something to mend, though the site runs. */
  warns?: (config: Config) => string | undefined;
  /** Its calls. */
  answers?: Answers;
  /** The content types whose entries it keeps. */
  content?: readonly ContentType[];
  /** Its texts in three languages that are no entries. */
  translated?: readonly TranslatedKind[];
  /** The calls by which its entries are saved, for drafts of them. */
  entryCalls?: readonly EntryCalls[];
  /** The names for staff, in the journal, of some of what it has that is no content, by their ids. */
  entryNames?: (db: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, Localized>>;
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
  /** The work that has to be done before the first request, once all tables are there. */
  beforeServing?: (deps: Deps) => Promise<void>;
  /** The content that a site begins with, demo or not; does nothing where it was done. */
  firstContent?: (db: Database) => Promise<void>;
  /**
   * The record that it keeps of the site as each change leaves it: called at each start, and in the transaction of
   * every change that visitors may see.
   */
  afterChange?: (tx: Database, config: Config) => Promise<void>;
  /** Its part of the demo charity, loaded for the one start that needs it. */
  demo?: DemoSeed;
  /** Its pages that are always there, and those of what it has many of. */
  pages?: readonly KnownPage[];
  entries?: KnownEntries;
  /** Reads the pages that staff made with it, which have no route of their own. */
  madePages?: (db: Database) => Promise<readonly MadePage[]>;
  /** Reads the menu and the footer of every page. */
  menu?: (db: Database) => Promise<Menu>;
  /** Where it leads whoever comes to an address that no page has. */
  leads?: (deps: Deps) => Lead;
  /** Reads the glossary by which texts are converted between the Chinese scripts, and its terms for translators. */
  converter?: Converting["converter"];
  terms?: (db: Database) => Promise<readonly Term[]>;
}

export interface Feature extends Omit<FeatureParts, "answers">, Answers {}

const NO_CALLS: Answers = { contract: {}, handlers: {}, preparations: {} };

/** A feature's half on the server, which its `feature.server.ts` gives to the list of features. */
export function feature({ answers = NO_CALLS, ...parts }: FeatureParts): Feature {
  return { ...parts, ...answers };
}
