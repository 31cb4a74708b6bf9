import type { Menu } from "../../charity/menu";
import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { publishedRecord } from "../../content/store/published.server";
import type { Database } from "../../platform/db/database.server";
import { answers, feature, type Handlers, type StaffCall } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { readSiteDetails } from "../../site/frame/site-details.server";
import { menuContract } from "./contract";
import { menu } from "./definition";
import { menuProblems } from "./problems.server";

/** Reads the menu and the footer of every page. */
export const readMenu = (db: Database) => publishedRecord(db, menu);

/** The menu links existing pages only. */
const menuRules: EntryRules<typeof menu> = {
  type: menu,
  beforeSave: async (content, { before, path, call }) => {
    await requirePages(content, before, path, call);
    return content;
  },
};

/** Read in the transaction of the call, as a page may have been made a moment ago. */
async function linkedPages({ db, deps }: Pick<StaffCall, "db" | "deps">) {
  const { shortName } = await readSiteDetails(db);
  return deps.addresses.linkedPages(db, await deps.addresses.madeNow(db), shortName);
}

/**
 * One that the menu led to before may have been deleted: it stays, and is shown again once it is brought back.
 * @throws {Problem} 400 at each entry of a page that there never was
 */
async function requirePages(
  { header, footer }: Menu,
  before: Menu | undefined,
  path: string,
  call: Pick<StaffCall, "db" | "deps">,
): Promise<void> {
  const known = new Set([
    ...(await linkedPages(call)).map(({ key }) => key),
    ...[...(before?.header ?? []), ...(before?.footer ?? [])].map(({ page }) => page),
  ]);
  const errors = Object.entries({ header, footer }).flatMap(([part, entries]) =>
    entries.flatMap(({ kind, page }, at) =>
      kind !== "page" || known.has(page)
        ? []
        : [{ path: `${path}${part}.${at}.page`, says: menuProblems.menuPageUnknown }],
    ),
  );
  if (errors.length > 0) throw new Problem(400, "invalid", { errors });
}

const handlers: Handlers<typeof menuContract> = {
  pages: async (_, call) => ({
    pages: (await linkedPages(call)).map(({ key: page, name, isMade }) => ({ page, name, isMade })),
  }),
};

export default feature({
  name: "menu",
  answers: answers(menuContract, handlers),
  content: [menu],
  entryRules: [entryRules(menuRules)],
  problems: menuProblems,
});
