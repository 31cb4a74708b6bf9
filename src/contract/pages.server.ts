import * as z from "zod";
import type { ContentType, Entry } from "../content/definition";
import { callFor } from "../content/review/approval-request.server";
import type { EntryRules } from "../content/save/entry-rules.server";
import {
  changed,
  type GivenContent,
  required,
  sanitizedEntry,
  saveEntry,
} from "../content/save/save-entry.server";
import { entrySchema, partSchema } from "../content/schemas";
import { newest, published, wholeRecord } from "../content/store/published.server";
import { type FreePage, freePages } from "../features/free-pages/definition";
import { freePagesProblems } from "../features/free-pages/problems.server";
import type { Page } from "../features/pages/page";
import { authProblems } from "../platform/auth/problems.server";
import { type Grant, hasType } from "../platform/auth/roles";
import type { Database } from "../platform/db/database.server";
import { type Answers, answers, type Handlers } from "../platform/feature.server";
import { get, write } from "../platform/http/contract";
import { jsonSchema } from "../platform/http/openapi.server";
import { Problem } from "../platform/http/problem";
import { LANGS, type Localized } from "../platform/locale/lang";
import { editedVersion, savedAs } from "../platform/shapes";

/** A page as it is answered; which texts it has in each language, its definition says. */
type AnyPage = { _id: string; address: string; version: number } & Localized<object>;

/** A page as it is saved; what is left out stays. */
const AnyPageInput = z.looseObject({ _id: z.string().min(1), version: editedVersion });
type AnyPageInput = z.output<typeof AnyPageInput>;

/** Of one of staff's own pages, of which any may be named. */
const FreePageInput = partSchema(freePages).extend({ _id: z.string().min(1) });

function contractOf(pages: readonly Page[]) {
  const answered = pages.map((page) =>
    entrySchema(page).extend({ _id: z.literal(page.id), address: z.string() }),
  );
  const either = z.union([...answered, entrySchema(freePages)]) as unknown as z.ZodType<AnyPage>;
  return {
    all: get("/api/pages", {
      summary: "The texts of every public page",
      input: z.object({}),
      output: z.object({ pages: z.array(either) }),
    }),
    edit: write("/api/editPage", {
      access: "content",
      ofAnyType: true,
      summary: "Replace texts of a public page; what is left out stays",
      input: z.object({ page: checkedPage(pages) }),
      output: savedAs("page_id"),
    }),
  };
}

/** Texts of a page, checked by the fields of the one that `_id` names. */
function checkedPage(pages: readonly Page[]) {
  const schemas = new Map<string, z.ZodType>(pages.map((page) => [page.id, partSchema(page)]));
  const anyOf = [...schemas.values(), FreePageInput].map((schema) => jsonSchema(schema, "input"));
  return AnyPageInput.meta({ anyOf }).transform((given, context): AnyPageInput => {
    const schema = schemas.get(given._id) ?? FreePageInput;
    const parsed = schema.safeParse(given, { reportInput: true });
    if (parsed.success) return { ...(parsed.data as object), _id: given._id, version: given.version };
    // With its input, by which what is missing is told from what is wrong.
    for (const issue of parsed.error.issues) {
      context.issues.push({ ...issue, input: issue.input } as z.core.$ZodRawIssue);
    }
    return z.NEVER;
  });
}

/** The type of content that all of them are; each says its own fields. */
const PAGES: ContentType = { name: "pages", shared: {}, texts: {}, complete: [] };

/** The texts of the pages, in their order: as visitors get them, or as they begin. */
async function entriesOf(db: Database, pages: readonly Page[]): Promise<AnyPage[]> {
  const stored = await published(db, PAGES).entriesOf(pages.map(({ id }) => id));
  const byId = new Map(stored.map((entry) => [entry._id, entry]));
  return pages.map((page): Entry<Page> & { address: string } => ({
    ...wholeRecord(page, byId.get(page.id) ?? { _id: page.id, version: 0 }),
    address: page.view,
  }));
}

/** @throws {Problem} 403 for somebody who is not for this kind of page */
function requireType(grant: Grant, { name }: Pick<ContentType, "name">): void {
  if (!hasType(grant, name)) throw new Problem(403, authProblems.otherRole);
}

/** @throws {Problem} 404 of a page that there is not, 400 where no language would have a title */
async function requireTitle(db: Database, id: string, given: GivenContent<typeof freePages>): Promise<void> {
  const before: FreePage = required(await newest(db, freePages).find(id));
  if (LANGS.some((lang) => (given[lang]?.title ?? before[lang].title) !== "")) return;
  const errors = [{ path: "page.eng.title", says: freePagesProblems.pageTitleNeeded }];
  throw new Problem(400, "invalid", { errors });
}

/**
 * The fixed calls of the public pages, those of the program and staff's own.
 * @param ownRules of staff's own pages, whose addresses are theirs to choose
 */
export function pagesCalls(pages: readonly Page[], ownRules: EntryRules<typeof freePages>): Answers {
  const contract = contractOf(pages);
  const known = (id: string) => pages.find((each) => each.id === id);
  const handlers: Handlers<typeof contract> = {
    all: async (_, { db }) => ({
      pages: [...(await entriesOf(db, pages)), ...(await published(db, freePages).all())],
    }),

    edit: async ({ page: { _id, version, ...texts } }, call) => {
      const page = known(_id);
      requireType(call.staff, page ?? freePages);
      const saving = callFor(call, page ?? freePages);
      const given = texts as GivenContent<typeof freePages>;
      if (!page) await requireTitle(call.db, _id, given);
      const saved = page
        ? await saveEntry({ type: page }, { given: texts as GivenContent<Page>, version }, saving, "page.")
        : await saveEntry(ownRules, { id: _id, given, version }, saving, "page.");
      return changed("edit", saved, { page_id: _id });
    },
  };
  return answers(contract, handlers, {
    edit: async ({ page: given }) => ({
      page: await sanitizedEntry(known(given._id) ?? freePages, given, "page."),
    }),
  });
}
