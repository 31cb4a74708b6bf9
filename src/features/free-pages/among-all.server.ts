import * as z from "zod";
import { sanitizedEntry } from "../../content/prepare.server";
import { type GivenContent, required, saveEntry } from "../../content/save/save-entry.server";
import { entrySchema, partSchema } from "../../content/schemas";
import { newest } from "../../content/store/newest.server";
import { published } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import type { StaffCall } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import { LANGS, type Localized } from "../../platform/locale/lang";
import { type FreePage, freePages } from "./definition";
import type { Moves } from "./placing.server";
import { freePagesProblems as says } from "./problems.server";
import { pageRules } from "./save.server";

/** The input of a save; all but the id may be left out. */
type Given = { _id: string; version?: number | undefined } & Record<string, unknown>;

/** Staff's own pages as the calls of all pages answer and change them. */
export const amongAllPages = (moves: Moves) => ({
  answered: entrySchema(freePages),

  given: partSchema(freePages).extend({ _id: z.string().min(1) }) as unknown as z.ZodType<Given>,

  all: (db: Database) => published(db, freePages).all(),

  sanitized: <Some extends Given>(given: Some) => sanitizedEntry(freePages, given, "page."),

  edit: async ({ _id, version, ...given }: Given, call: StaffCall) => {
    const page = given as GivenContent<typeof freePages>;
    requireTitle(page, required(await newest(call.db, freePages).find(_id)));
    return saveEntry(pageRules(moves), { id: _id, given: page, version }, call, "page.");
  },
});

/** @throws {Problem} 400 where no language would have a title */
function requireTitle(
  given: Partial<Localized<Partial<FreePage["eng"]> | undefined>>,
  before: FreePage,
): void {
  if (LANGS.some((lang) => (given[lang]?.title ?? before[lang].title) !== "")) return;
  const errors = [{ path: "page.eng.title", says: says.pageTitleNeeded }];
  throw new Problem(400, "invalid", { errors });
}
