import type { ContentList } from "../../content/definition";
import { newest } from "../../content/store/newest.server";
import { published } from "../../content/store/published.server";
import type { StaffCall } from "../../platform/http/handlers.server";
import { LANGS, type Localized, localized } from "../../platform/locale/lang";
import { hasWords } from "../../platform/locale/search-text";
import { searchedText, searchWords } from "../../platform/locale/searched-text.server";
import { readSiteDetails } from "../../site/frame/site-details.server";
import type { RedirectTarget } from "./contract";
import { redirectTargetWords } from "./words";

/** Entries of one kind that are offered. */
const MOST = 6;

/** Entries of one kind among whose titles the words are looked for: they may be in the texts of many more. */
const LOOKED_AT = 500;

/**
 * The pages and entries that visitors can see whose name has all these words, in any order and either Chinese script.
 * @param types those with entries that have addresses of their own
 */
export async function targetsNamed(
  sought: string,
  types: readonly ContentList[],
  call: Pick<StaffCall, "db" | "deps">,
): Promise<RedirectTarget[]> {
  const words = searchWords(sought);
  const isNamed = (name: Localized, ...others: string[]) =>
    hasWords(searchedText([...LANGS.map((lang) => name[lang]), ...others]), words);
  const pages = await pagesOf(call);
  const found = pages.filter(({ name, address }) => isNamed(name, address));
  for (const type of types) found.push(...(await entriesNamed(type, sought, isNamed, call)));
  return found;
}

/** The pages that are always there. */
async function pagesOf({ db, deps }: Pick<StaffCall, "db" | "deps">): Promise<RedirectTarget[]> {
  const { shortName } = await readSiteDetails(db);
  const pages = await deps.addresses.linkedPages(db, [], shortName);
  const group = localized((lang) => redirectTargetWords[lang].page);
  return pages.map(({ path, name }) => ({ address: path, name, group }));
}

async function entriesNamed(
  type: ContentList,
  sought: string,
  isNamed: (name: Localized) => boolean,
  { db }: Pick<StaffCall, "db">,
): Promise<RedirectTarget[]> {
  const { cards } = await newest(db, type).cards({ limit: LOOKED_AT, offset: 0 }, {}, sought.trim());
  const named = cards.filter(({ title }) => isNamed(title)).map(({ _id }) => _id);
  const group = localized((lang) => type.words[lang].one ?? type.words[lang].list);
  // What visitors get of an entry may have another name than its newest revision, and a draft has no address yet.
  const list = published(db, type);
  const shown = (await list.cardsOf(named)).slice(0, MOST).map(({ _id }) => _id);
  return (await list.entriesOf(shown)).flatMap((entry) => {
    const address = type.view(entry._id, entry);
    const name = localized((lang) => type.title(entry, lang));
    return address === "" ? [] : [{ address, name, group }];
  });
}
