import { type Kysely, sql } from "kysely";
import { keepEntries } from "./engine/entries";

/** Where a page of staff's own had its link on every page. */
type Place = "none" | "about" | "footer";

interface PageRow {
  id: string;
  content: string;
}

const unsaid = { eng: "", tra: "", sim: "" };
const link = (page: string, label = unsaid) => ({ kind: "page", page, url: "", label });
const entry = (page: string, under = false) => ({ ...link(page), under });

/**
 * Pages of staff's own that had a link on every page stand in the menu or the footer, behind what the site had there.
 * Deleted ones too: their entries are not shown until they are brought back. Where there are none, nobody has saved a
 * menu.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<PageRow>`select entry.id, version.content from entry
    join entry_version as version
      on version.type = entry.type and version.id = entry.id and version.number = entry.published
    where entry.type = 'freePages' order by entry.id`.execute(db);
  const at = (place: Place) =>
    rows
      .filter(({ content }) => (JSON.parse(content) as { place?: Place }).place === place)
      .map(({ id }) => id);
  const [header, footer] = [at("about"), at("footer")];
  if (header.length + footer.length === 0) return;
  const content = {
    header: [
      entry("/"),
      { ...entry(""), kind: "heading", label: { eng: "About", tra: "關於我們", sim: "关于我们" } },
      ...["/about", "/archive", "/contact", ...header].map((page) => entry(page, true)),
      ...["/sma", "/involved"].map((page) => entry(page)),
    ],
    donate: unsaid,
    footer: [
      ...["/", "/about", "/archive", "/sma", "/involved", "/donate", "/contact"].map((page) => link(page)),
      ...["/privacy", "/comfort", "/accessibility"].map((page) => link(page)),
      link("/contact", { eng: "Ask for another format", tra: "索取其他格式", sim: "索取其他格式" }),
      ...footer.map((page) => link(page)),
    ],
    ...{ eng: {}, tra: {}, sim: {} },
  };
  await keepEntries(db, "menu", [{ id: "menu", version: 1, sort: "menu", content }]);
}

/** Takes the menu away: whoever goes back restores a backup. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from entry where type = 'menu'`.execute(db);
}
