import type { Menu } from "../../charity/menu";
import { changed, recordActions } from "../../content/handlers.server";
import { savedWhole } from "../../content/registry/entry-calls.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers, type StaffCall } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import { readSiteDetails } from "../../site/frame/site-details.server";
import { menuContract } from "./contract";
import { menu } from "./definition";
import { menuProblems } from "./problems.server";

const actions = recordActions(menu);

const handlers: Handlers<typeof menuContract> = {
  read: async (_, { db }) => ({ menu: [await actions.read(db)] }),

  pages: async (_, call) => ({
    pages: (await linkedPages(call)).map(({ key: page, name, isMade }) => ({ page, name, isMade })),
  }),

  save: async ({ version, header, ...others }, call) => {
    const given = { ...others, header: header.map((entry) => ({ ...entry, under: entry.under ?? false })) };
    await requirePages(given, call);
    return changed("edit", await actions.save(given, { version }, call, ""), {});
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
async function requirePages({ header, footer }: Menu, call: StaffCall): Promise<void> {
  const before = await actions.edited(call.db);
  const known = new Set([
    ...(await linkedPages(call)).map(({ key }) => key),
    ...[...before.header, ...before.footer].map(({ page }) => page),
  ]);
  const errors = Object.entries({ header, footer }).flatMap(([part, entries]) =>
    entries.flatMap(({ kind, page }, at) =>
      kind !== "page" || known.has(page)
        ? []
        : [{ path: `${part}.${at}.page`, says: menuProblems.menuPageUnknown }],
    ),
  );
  if (errors.length > 0) throw new Problem(400, "invalid", { errors });
}

export default feature({
  name: "menu",
  answers: answers(menuContract, handlers),
  content: [menu],
  entryCalls: [{ type: menu, saves: savedWhole("save") }],
  problems: menuProblems,
  menu: actions.read,
});
