import { titledIn } from "../../content/card";
import type { EventHandlers } from "../../content/events/events.server";
import { knownEntries } from "../../content/list-feature.server";
import { type EntryRules, entryRules, isDraft, type SaveCall } from "../../content/save/entry-rules.server";
import { revisionOf } from "../../content/store/entry-state.server";
import { newest, published } from "../../content/store/published.server";
import { shownImages } from "../../media/shown-images.server";
import type { Database } from "../../platform/db/database.server";
import { type Feature, feature } from "../../platform/feature.server";
import { excerpt, mediaIds, proseText } from "../../platform/html/text";
import { Problem } from "../../platform/http/problem";
import { shownBlock } from "../../platform/locale/fallback.server";
import { LANGS, type Lang, localized } from "../../platform/locale/lang";
import type { OwnProblem } from "../../platform/locale/words/problems";
import type { MadePage, SiteAddresses } from "../../site/addresses/site-addresses.server";
import { type FreePage, freePages } from "./definition";
import { freePagesProblems, freePagesProblems as says } from "./problems.server";

/** The address of what is placed, by the connection of the call that places it. */
const placingIn = (call: SaveCall, moves: Moves) => ({
  tx: call.db,
  addresses: call.deps.addresses,
  moves,
  // Of a draft visitors get no address at all.
  visible: LANGS.filter((lang) => isDraft(call) || !call.unpublishedLangs?.includes(lang)),
});

/** Each page has an address of its own. */
export const pageRules = (moves: Moves): EntryRules<typeof freePages> => ({
  type: freePages,
  name: "pages",
  beforeSave: async (page, { before, path, call }) => ({
    ...page,
    address: await placeOf(page, { ...placingIn(call, moves), path }, before),
  }),
  restored: async (page, call) => requirePlace(page, placingIn(call, moves)),
});

/** Redirects the old address of a page to the new one when its public address changes. */
export const redirectMoved =
  (moves: Moves): EventHandlers["revision.published"] =>
  async ({ type, id, former }, { tx, author }) => {
    if (type !== freePages.name || former === null) return;
    const before = await revisionOf(tx, freePages, id, former);
    const after = await published(tx, freePages).find(id);
    if (!before || !after || before.content.address === after.address) return;
    await moves.moved(tx, { from: before.content.address, to: after.address }, author);
  };

/** The part of redirects that is needed: a moved page leaves a redirect, and no page may take the address of one. */
interface Moves {
  /** The address to which one leads that is redirected. */
  leadsTo(tx: Database, address: string): Promise<string | undefined>;
  /** Redirects from where a page was to where it is now. */
  moved(tx: Database, pair: { from: string; to: string }, author: string): Promise<void>;
}

interface Placing {
  tx: Database;
  addresses: SiteAddresses;
  moves: Moves;
  /** The languages whose titles may appear in the address. */
  visible: readonly Lang[];
}

/** The error of an address for a page; `own` is the page itself, if it exists already. */
async function faultOf(
  address: string,
  { tx, addresses, moves }: Placing,
  own?: Pick<FreePage, "_id" | "address">,
): Promise<OwnProblem | undefined> {
  if (address === own?.address) return undefined;
  if (addresses.isPage(address) || addresses.isReserved(address)) return says.pageAddressTaken;
  const { cards } = await newest(tx, freePages).cards({ limit: freePages.max ?? 0, offset: 0 });
  if (cards.some((card) => card.address === address && card._id !== own?._id)) return says.pageAddressTaken;
  const end = await moves.leadsTo(tx, address);
  // A page may move back to where it was.
  return end === undefined || end === own?.address ? undefined : says.pageAddressRedirected;
}

type Titled = Pick<FreePage, "eng" | "tra" | "sim">;

/**
 * The first address that the titles suggest and that is free: `/family-day`, else `/family-day-2`. It is the same in
 * every language, so that a title that is unpublished suggests none.
 */
async function suggested(page: Titled, placing: Placing): Promise<string | undefined> {
  const bases = placing.visible.map((lang) => suggestedAddress(page[lang].title));
  const base = bases.find((each) => each !== undefined);
  for (let number = 1; base !== undefined && number < 100; number += 1) {
    const address = number === 1 ? base : `${base}-${number}`;
    if (!(await faultOf(address, placing))) return address;
  }
  return undefined;
}

/**
 * The address at which a page is to be. One that was left out is suggested by the title, or stays as it was.
 * @throws {Problem} 400 at the field of the address
 */
async function placeOf(
  page: Titled & Pick<FreePage, "address">,
  { path, ...placing }: Placing & { path: string },
  own?: FreePage,
): Promise<string> {
  const typed = page.address;
  const given =
    typed.trim() === "" ? (own?.address ?? (await suggested(page, placing))) : typedPageAddress(typed);
  const fault = given === undefined ? says.pageAddressNeeded : await faultOf(given, placing, own);
  if (given === undefined || fault) {
    throw new Problem(400, "invalid", {
      errors: [{ path: `${path}address`, says: fault ?? says.pageAddressNeeded }],
    });
  }
  return given;
}

/** @throws {Problem} 409 where something else has the address of a page that is brought back. */
async function requirePlace({ _id, address }: FreePage, placing: Placing): Promise<void> {
  const fault = await faultOf(address, placing, { _id, address: "" });
  if (fault) throw new Problem(409, fault);
}

/** Characters of an address, without its slash. */
const LONGEST_ADDRESS = 60;

const PART = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** An address as somebody typed it, with or without its slash: `/family-day`; undefined where it is none. */
export function typedPageAddress(typed: string): string | undefined {
  const part = typed.trim().toLowerCase().replace(/^\//, "");
  return PART.test(part) && part.length <= LONGEST_ADDRESS ? `/${part}` : undefined;
}

/** An address that a title suggests, of its Latin letters and digits, with a word before a mere number; undefined where it has none. */
export function suggestedAddress(title: string): string | undefined {
  const latin = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/['’]/g, "");
  const own = latin.split(/[^a-z0-9]+/).filter((word) => word !== "");
  const words = own.length > 0 && !/[a-z]/.test(latin) ? ["page", ...own] : own;
  let part = "";
  for (const word of words) {
    const longer = part === "" ? word.slice(0, LONGEST_ADDRESS) : `${part}-${word}`;
    if (longer.length > LONGEST_ADDRESS) break;
    part = longer;
  }
  return part === "" ? undefined : `/${part}`;
}

/** The cards of staff's own pages, as visitors get them. */
const pageCards = async (db: Database, limit: number, offset = 0) =>
  (await published(db, freePages).cards({ limit, offset })).cards;

/** Reads the pages that staff made, which have no route of their own. */
export const madePages = async (db: Database): Promise<MadePage[]> =>
  (await pageCards(db, freePages.max ?? 0)).map(({ _id: id, address: path, title }) => ({ id, path, title }));

/** The feature, with the rules of an address, and what follows where it moves. */
export const freePagesFeature = (
  rules: EntryRules<typeof freePages>,
  moved: EventHandlers["revision.published"],
): Feature =>
  feature({
    name: "free-pages",
    content: [freePages],
    entryRules: [entryRules(rules)],
    on: { "revision.published": moved },
    problems: freePagesProblems,
    entries: {
      ...knownEntries(freePages, { motif: "path", palette: "leaf", seed: 4 }),
      part: async (db, { limit, offset }) =>
        (await pageCards(db, limit, offset)).map(({ address: path, changed: date, title }) => ({
          path,
          langs: titledIn(title),
          ...(date !== "" && { date }),
        })),
    },
  });

const DESCRIPTION_LENGTH = 150;

type PageText = FreePage["eng"];

/** Maps each text of a page by `map`. */
const mapTexts = (
  { title, body, description, parts, links }: PageText,
  map: (text: string) => string,
): PageText => ({
  title: map(title),
  body: map(body),
  description: map(description),
  parts: parts.map((part) => ({ heading: map(part.heading), body: map(part.body) })),
  links: links.map((link) => ({ ...link, label: map(link.label) })),
});

/** A page as a reader of `lang` sees it: all of it in one language; undefined for an unknown id. */
export async function freePageView(db: Database, id: string, lang: Lang) {
  const page = await published(db, freePages).find(id);
  if (!page) return undefined;
  const texts = localized((each) => page[each]);
  const { value, ...shown } = shownBlock(texts, lang, { has: ({ title }) => title !== "", mapTexts });
  const images = [value.body, ...value.parts.map(({ body }) => body)].flatMap(mediaIds);
  return {
    id,
    address: page.address,
    langs: titledIn(localized((each) => page[each].title)),
    contact: page.contact,
    ...value,
    shown: { text: value.title, lang: shown.lang, ...(shown.from && { from: shown.from }) },
    description: value.description || excerpt(proseText(value.body), DESCRIPTION_LENGTH),
    images: await shownImages(db, images, lang, shown.lang),
  };
}

export type FreePageView = NonNullable<Awaited<ReturnType<typeof freePageView>>>;
