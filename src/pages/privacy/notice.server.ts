import type { SiteDetails } from "../../charity/site-details";
import type { Entry } from "../../content/definition";
import type { RichSection } from "../../content/richtext/sections";
import { published, publishedRecord } from "../../content/store/published.server";
import { visitSettings } from "../../features/visits/settings.server";
import { type Config, settingsOf } from "../../platform/config/config.server";
import type { Database } from "../../platform/db/database.server";
import { escapeHtml } from "../../platform/html/text";
import { fill, type Lang, localized } from "../../platform/locale/lang";
import { readSiteDetails } from "../../site/frame/site-details.server";
import { partsOf, privacy } from "./definition";
import { privacyPageWords } from "./words";

/** Whose notice it is, and after how many months messages are deleted. */
interface Names extends Pick<SiteDetails, "name" | "shortName"> {
  messageMonths: number;
  /** Whether visits are counted. */
  counts: boolean;
}

/** The parts of the notice in one language, as visitors read them. */
export function noticeParts(entry: Entry<typeof privacy>, lang: Lang, names: Names): RichSection[] {
  const said = { name: names.name[lang], shortName: names.shortName[lang] };
  const { messageMonths } = names;
  const inHtml = { name: escapeHtml(said.name), shortName: escapeHtml(said.shortName), messageMonths };
  const parts = partsOf(entry[lang]).map(({ title, text }) => ({
    heading: fill(title, { ...said, messageMonths }),
    html: fill(text, inHtml),
  }));
  const { countsHeading, countsText } = privacyPageWords[lang];
  return names.counts ? [...parts, { heading: countsHeading, html: `<p>${countsText}</p>` }] : parts;
}

/**
 * The notice as it is now. Where none was stored before, its version is that of the page, which until then said so
 * itself, and its day that of the last save, or the one that the text came with.
 */
export async function noticeNow(db: Database, config: Config) {
  const entry = await publishedRecord(db, privacy);
  const { name, shortName, email, address } = await readSiteDetails(db);
  const { messageRetentionMonths: messageMonths } = config;
  const { counts } = settingsOf(config, visitSettings);
  const names = { name, shortName, messageMonths, counts };
  const texts = localized((lang) => ({
    title: entry[lang].title,
    parts: noticeParts(entry, lang, names),
    contact: { email, address: address[lang] },
  }));
  const [card] = await published(db, privacy).cardsOf([privacy.id]);
  const first = { number: Math.max(1, entry.version), since: card?.changed || entry.lastReviewed };
  return { texts, first };
}
