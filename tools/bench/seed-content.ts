import type { TranslationState } from "../../src/content/translation/states";
import { CATEGORIES } from "../../src/features/news/archive-parts";
import type { NewsItem } from "../../src/features/news/contract";
import { newId } from "../../src/platform/db/new-id";
import { LANGS, localized } from "../../src/platform/locale/lang";
import { searchText } from "../../src/platform/locale/search-text";
import { donationRow, fiveDigits, messageRow } from "./seed-rows.ts";

const FIRST_YEAR = 2007;
const YEARS = 20;
const DAY = 24 * 60 * 60 * 1000;

/** ISO 8601; the whole of `count` is spread evenly over so many years, from the first or another one on. */
function moment(index: number, count: number, years = YEARS, from = FIRST_YEAR): string {
  const span = years * 365 * DAY - DAY;
  return new Date(Date.UTC(from, 0, 1) + (span * index) / count).toISOString();
}

/** A year of which also a small site has some pages. */
const FULL_YEAR = 2020;
const IN_FULL_YEAR = 60;

/** One of `count` news; every tenth has a picture, ten in all have a star, and each a number that no other has in it. */
export function newsOf(index: number, count: number, covers: readonly string[]): NewsItem {
  const texts = localized((lang) => ({
    header: `${lang} news ${fiveDigits(index)}`,
    content: `<p>${"Words of an article of ordinary length. ".repeat(40)}</p>`,
    photoId: null,
    photoArray: [],
    video: "",
  }));
  return {
    ...texts,
    _id: newId(),
    coverId: (index % 10 === 0 && covers[(index / 10) % covers.length]) || null,
    category: CATEGORIES.filter((_, position) => position === index % CATEGORIES.length),
    starred: index % Math.ceil(count / 10) === 0,
    date: index < IN_FULL_YEAR ? moment(index, IN_FULL_YEAR, 1, FULL_YEAR) : moment(index, count),
    version: 1,
  };
}

/**
 * Its texts on the board of languages. Three in ten are in another state than up to date, in each language by itself,
 * so that all states stand beside all others.
 */
export const boardRowsOf = ({ _id: id, date }: NewsItem, index: number) =>
  ["header", "content"].map((path, place) => {
    const dice = (lang: number) => (Math.imul(index * 6 + place * 3 + lang + 1, 0x9e3779b1) >>> 8) % 100;
    const [turned, at] = [date.replaceAll(/\d/g, (digit) => String(9 - Number(digit))), `00${place}`];
    return {
      ...{ type: "news", id, path, rank: `5 ${turned} news ${id} ${at}` },
      ...localized((lang) => stateOf(dice(LANGS.indexOf(lang)))),
    };
  });

function stateOf(dice: number): TranslationState {
  if (dice < 70) return "reviewed";
  if (dice < 80) return "missing";
  return dice < 90 ? "stale" : "draft";
}

/** The row of an image with a number in its name, without its files. */
export const mediaOf = (id: string, index: number) => ({
  id,
  blob: id,
  kind: "image",
  format: "jpg",
  fallback: "jpg",
  bytes: 1_000_000,
  width: 1600,
  height: 1200,
  original_filename: `photo ${String(index).padStart(5, "0")}.jpg`,
  uploaded_by: "bench",
  created_at: moment(0, 1),
});

/** A message that was read; one in fifty is not done with. */
export const messageOf = (index: number) =>
  messageRow({
    id: newId(),
    number: index,
    receivedAt: moment(index % 7000, 7000),
    email: `visitor${index % 5000}@example.org`,
    lang: "eng",
    body: "Words of a message of ordinary length. ".repeat(10),
    done: index % 50 !== 0,
  });

/** The words of a message that staff search. */
export const messageWordsOf = (message: ReturnType<typeof messageOf>) => ({
  enquiry_id: message.id,
  words: searchText([message.name, message.email, message.body]),
});

/** The words of a donation that staff search. */
export const donationWordsOf = ({ id, first_name, last_name, email }: ReturnType<typeof donationOf>) => ({
  donation_id: id,
  words: searchText([`${first_name} ${last_name}`, `${last_name}${first_name}`, email, id]),
});

/** A donation by bank transfer. Every third donor wants a receipt. */
export const donationOf = (index: number) =>
  donationRow({
    id: newId(),
    number: index,
    givenAt: moment(index % 7000, 7000),
    amountCents: 10_000 + index,
    receipt: index % 3 === 0,
    email: `donor${index % 2000}@example.org`,
  });

/** The receipts of those donations whose donors want one, but of the first twenty. */
export const receiptsOf = (donations: readonly ReturnType<typeof donationOf>[]) =>
  donations
    .filter(({ receipt }) => receipt === 1)
    .slice(20)
    .map(({ id, first_name, last_name, email, amount_cents, method, given_on, created_at }, index) => ({
      id: newId(),
      year: FIRST_YEAR + YEARS - 1,
      number: index + 1,
      donation_id: id,
      replaces_id: null,
      name: `${first_name} ${last_name}`,
      email_key: email,
      payer_first_name: first_name,
      payer_last_name: last_name,
      amount_cents,
      method,
      given_on,
      sheet: "{}",
      issued_at: created_at,
      voided_at: null,
      void_reason: "",
    }));
