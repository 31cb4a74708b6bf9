import type { RouterContextProvider } from "react-router";
import type { FooterEntry, HeaderEntry } from "../../charity/menu";
import { depsContext, localeContext } from "../../platform/loader-context.server";
import { shownText } from "../../platform/locale/fallback.server";
import { type Localized, localized } from "../../platform/locale/lang";
import { isAnswered } from "../mirror/mirrored-paths";
import type { ShownGroup, ShownLink, ShownMenu } from "./menu";
import { groupsOf } from "./menu-groups";

/**
 * The menu and the footer for a page, in its language. What leads nowhere is left out: an entry of a page that is not
 * there, and a heading under which nothing is.
 * @param shortName the charity's
 */
export async function shownMenu(
  context: Readonly<RouterContextProvider>,
  shortName: Localized,
): Promise<ShownMenu> {
  const deps = context.get(depsContext);
  const { lang } = context.get(localeContext);
  const { header, donate, call, footer } = await deps.addresses.menu(deps);
  const pages = await deps.addresses.linkedPages(deps.db, await deps.addresses.made(deps), shortName);
  const shownPages = deps.mirror ? pages.filter(({ path }) => !isAnswered(path)) : pages;
  const byKey = new Map(shownPages.map((page) => [page.key, page]));
  const textOf = (label: Localized, name?: Localized) => {
    const said = shownText(name ? localized((each) => label[each] || name[each]) : label, lang);
    return { text: said.text, ...(said.lang !== lang && { lang: said.lang }) };
  };
  const linkOf = ({ kind, page, url, label }: HeaderEntry | FooterEntry): ShownLink | undefined => {
    if (kind === "site") return { to: url, ...textOf(label) };
    const known = byKey.get(page);
    return known && { to: known.path, ...textOf(label, known.name) };
  };
  return {
    header: groupsOf(header).flatMap(([first, ...under]): (ShownLink | ShownGroup)[] => {
      if (first.kind !== "heading") return shown(linkOf(first));
      const links = under.flatMap((each) => shown(linkOf(each)));
      return links.length === 0 ? [] : [{ ...textOf(first.label), links }];
    }),
    donate: textOf(donate, byKey.get("/donate")?.name).text,
    call: textOf(call),
    footer: footer.flatMap((each) => shown(linkOf(each))),
  };
}

const shown = (link: ShownLink | undefined): ShownLink[] => (link ? [link] : []);
