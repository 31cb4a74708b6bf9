import * as z from "zod";
import { type Answers, answers, type Handlers } from "../../core/api/handlers.server";
import { jsonSchema } from "../../core/api/openapi.server";
import { Problem } from "../../core/api/problem";
import type { AnyContent, ContentType, Entry } from "../../core/content/definition";
import { changed, recordActions } from "../../core/content/handlers.server";
import { sanitizedEntry } from "../../core/content/prepare.server";
import { contentProblems } from "../../core/content/problems.server";
import { completeness, entrySchema, partSchema } from "../../core/content/schemas";
import { published, wholeRecord } from "../../core/content/store/published.server";
import type { Database } from "../../core/db/database.server";
import { localized } from "../../core/locale/lang";
import { type AnyPage, pagesContract } from "./contract";
import type { Page } from "./page";

/** What answers the calls of pages, of which these are all. */
export function pagesAnswers(pages: readonly Page[]): Answers {
  const known = (id: string): Page => {
    const page = pages.find((each) => each.id === id);
    if (!page) throw new Problem(404, contentProblems.unknownEntry);
    return page;
  };
  const contract = strictContract(pages);
  const handlers: Handlers<typeof contract> = {
    all: async (_, { db }) => ({
      pages: (await entriesOf(db, pages)).map(({ page, entry }) => ({ ...entry, address: page.view })),
    }),

    cards: async (_, { db }) => {
      const cards = await published(db, PAGES).cardsOf(pages.map(({ id }) => id));
      const moments = new Map(cards.map(({ _id, changed: at }) => [_id, at]));
      const items = (await entriesOf(db, pages)).map(({ page, entry }) => ({
        _id: page.id,
        address: page.view,
        title: localized((lang) => page.words[lang].title),
        complete: completeness(page, entry as unknown as AnyContent),
        changed: moments.get(page.id) ?? "",
      }));
      return { items };
    },

    edit: async ({ page: { _id, version, ...given } }, call) => {
      const saved = await recordActions(known(_id)).save(given, { version }, call, "page.");
      return changed("edit", saved, { page_id: _id });
    },
  };
  return answers(contract, handlers, {
    edit: async ({ page: given }) => ({ page: await sanitizedEntry(known(given._id), given, "page.") }),
  });
}

/** The type of content that all of them are; each says its own fields. */
const PAGES: ContentType = { name: "pages", shared: {}, texts: {}, complete: [] };

interface PageEntry {
  page: Page;
  entry: Entry<Page>;
}

/** The texts of the pages, in their order: as they were saved last, or as they begin. */
async function entriesOf(db: Database, pages: readonly Page[]): Promise<PageEntry[]> {
  const stored = await published(db, PAGES).entriesOf(pages.map(({ id }) => id));
  const byId = new Map(stored.map((entry) => [entry._id, entry]));
  return pages.map((page) => ({
    page,
    entry: wholeRecord(page, byId.get(page.id) ?? { _id: page.id, version: 0 }),
  }));
}

/** The contract with the fields of each page in it. */
function strictContract(pages: readonly Page[]) {
  const { all, cards, edit } = pagesContract;
  const answered = pages.map((page) =>
    entrySchema(page).extend({ _id: z.literal(page.id), address: z.string() }),
  );
  const output = z.object({ pages: z.array(z.union(answered) as unknown as z.ZodType<AnyPage>) });
  return {
    all: { ...all, output },
    cards,
    edit: { ...edit, input: z.object({ page: checkedPage(pages) }) },
  };
}

/** Texts of a page, checked by the fields of the one that `_id` names; of one that there is not, nothing is checked. */
function checkedPage(pages: readonly Page[]) {
  const schemas = new Map(pages.map((page) => [page.id, partSchema(page)]));
  const anyOf = [...schemas.values()].map((schema) => jsonSchema(schema, "input"));
  return pagesContract.edit.input.shape.page.meta({ anyOf }).transform((given, context) => {
    const parsed = schemas.get(given._id)?.safeParse(given, { reportInput: true });
    if (!parsed) return given;
    if (parsed.success) return { ...parsed.data, _id: given._id, version: given.version };
    // With its input, by which what is missing is told from what is wrong.
    for (const issue of parsed.error.issues) {
      context.issues.push({ ...issue, input: issue.input } as z.core.$ZodRawIssue);
    }
    return z.NEVER;
  });
}
