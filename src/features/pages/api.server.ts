import * as z from "zod";
import type { ContentType, Entry } from "../../content/definition";
import { sanitizedEntry } from "../../content/prepare.server";
import { changed } from "../../content/save/changed.server";
import { type GivenContent, saveEntry } from "../../content/save/save-entry.server";
import { entrySchema, partSchema } from "../../content/schemas";
import type { newest } from "../../content/store/newest.server";
import { published, wholeRecord } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { type Answers, answers, type Handlers, type StaffCall } from "../../platform/http/handlers.server";
import { jsonSchema } from "../../platform/http/openapi.server";
import { type AnyPage, pagesContract } from "./contract";
import type { Page } from "./page";

/** Pages that another feature keeps, and that the calls of all pages answer as well. */
export interface OtherPages {
  /** One as it is answered. */
  answered: z.ZodType;
  /** Of one what a save takes, which may leave out anything but `_id`. */
  given: z.ZodType<GivenPage>;
  all(db: Database): Promise<readonly AnyPage[]>;
  /** The page as given, with its rich text as it may be kept. */
  sanitized<Given extends GivenPage>(given: Given): Promise<Given>;
  /** @throws {Problem} 404 of a page that there is not */
  edit(given: GivenPage, call: StaffCall): Promise<{ _id: string; version: number }>;
}

/** The input of a save of a page. */
type GivenPage = { _id: string; version?: number | undefined } & Record<string, unknown>;

/** The handlers of the calls of pages, of which these are all. */
export function pagesAnswers(pages: readonly Page[], others: OtherPages): Answers {
  const known = (id: string) => pages.find((each) => each.id === id);
  const contract = strictContract(pages, others);
  const handlers: Handlers<typeof contract> = {
    all: async (_, { db }) => ({
      pages: [
        ...(await entriesOf(published(db, PAGES), pages)).map(({ page, entry }) => ({
          ...entry,
          address: page.view,
        })),
        ...(await others.all(db)),
      ],
    }),

    edit: async ({ page: whole }, call) => {
      const { _id, version, ...given } = whole;
      const page = known(_id);
      const saved = page
        ? await saveEntry({ type: page }, { given: given as GivenContent<Page>, version }, call, "page.")
        : await others.edit(whole, call);
      return changed("edit", saved, { page_id: _id });
    },
  };
  return answers(contract, handlers, {
    edit: async ({ page: given }) => {
      const page = known(given._id);
      return { page: await (page ? sanitizedEntry(page, given, "page.") : others.sanitized(given)) };
    },
  });
}

/** The type of content that all of them are; each says its own fields. */
const PAGES: ContentType = { name: "pages", shared: {}, texts: {}, complete: [] };

interface PageEntry {
  page: Page;
  entry: Entry<Page>;
}

/** The texts of the pages, in their order: as visitors get them or in their newest versions, or as they begin. */
async function entriesOf(
  entries: Pick<ReturnType<typeof newest<typeof PAGES>>, "entriesOf">,
  pages: readonly Page[],
): Promise<PageEntry[]> {
  const stored = await entries.entriesOf(pages.map(({ id }) => id));
  const byId = new Map(stored.map((entry) => [entry._id, entry]));
  return pages.map((page) => ({
    page,
    entry: wholeRecord(page, byId.get(page.id) ?? { _id: page.id, version: 0 }),
  }));
}

/** The contract with the fields of each page in it. */
function strictContract(pages: readonly Page[], others: OtherPages) {
  const { all, edit } = pagesContract;
  const answered = pages.map((page) =>
    entrySchema(page).extend({ _id: z.literal(page.id), address: z.string() }),
  );
  const output = z.object({
    pages: z.array(z.union([...answered, others.answered]) as unknown as z.ZodType<AnyPage>),
  });
  return {
    all: { ...all, output },
    edit: { ...edit, input: z.object({ page: checkedPage(pages, others) }) },
  };
}

/** Texts of a page, checked by the fields of the one that `_id` names. */
function checkedPage(pages: readonly Page[], others: OtherPages) {
  const schemas = new Map(pages.map((page) => [page.id, partSchema(page)]));
  const anyOf = [...schemas.values(), others.given].map((schema) => jsonSchema(schema, "input"));
  return pagesContract.edit.input.shape.page.meta({ anyOf }).transform((given, context) => {
    const schema: z.ZodType = schemas.get(given._id) ?? others.given;
    const parsed = schema.safeParse(given, { reportInput: true });
    if (parsed.success) return { ...(parsed.data as object), _id: given._id, version: given.version };
    // With its input, by which what is missing is told from what is wrong.
    for (const issue of parsed.error.issues) {
      context.issues.push({ ...issue, input: issue.input } as z.core.$ZodRawIssue);
    }
    return z.NEVER;
  });
}
