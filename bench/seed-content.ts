import type { Database } from "../src/core/db/database.server";
import { newId } from "../src/core/db/new-id";
import { localized } from "../src/core/locale/lang";
import { CATEGORIES } from "../src/features/news/category";
import type { NewsItem } from "../src/features/news/contract";
import { newsStore } from "../src/features/news/store.server";

const FIRST_YEAR = 2007;
const YEARS = 20;
const DAY = 24 * 60 * 60 * 1000;

/** ISO 8601; the whole of `count` is spread evenly over twenty years. */
function moment(index: number, count: number): string {
  const span = YEARS * 365 * DAY - DAY;
  return new Date(Date.UTC(FIRST_YEAR, 0, 1) + (span * index) / count).toISOString();
}

/** Adds one of `count` news; every tenth has a picture, ten in all have a star. */
export function newsOf(
  tx: Database,
  index: number,
  count: number,
  covers: readonly string[],
): Promise<NewsItem> {
  const texts = localized((lang) => ({
    header: `${lang} news ${index}`,
    content: `<p>${"Words of an article of ordinary length. ".repeat(40)}</p>`,
    photoId: null,
    photoArray: [],
    video: "",
  }));
  return newsStore(tx).add({
    ...texts,
    coverId: (index % 10 === 0 && covers[(index / 10) % covers.length]) || null,
    category: CATEGORIES.filter((_, position) => position === index % CATEGORIES.length),
    starred: index % Math.ceil(count / 10) === 0,
    date: moment(index, count),
  });
}

/** The row of an image, without its files. */
export const mediaOf = (id: string) => ({
  id,
  kind: "image",
  format: "jpg",
  fallback: "jpg",
  bytes: 1_000_000,
  width: 1600,
  height: 1200,
  original_filename: "photo.jpg",
  uploaded_by: "bench",
  created_at: moment(0, 1),
});

/** A message that was read; one in fifty is not done with. */
export const messageOf = (index: number) => ({
  id: newId(),
  kind: "contact",
  received_at: moment(index % 7000, 7000),
  lang: "eng",
  name: `Visitor ${index}`,
  first_name: "Visitor",
  last_name: String(index),
  organization: "",
  telephone: "",
  email: `visitor${index % 5000}@example.org`,
  email_key: `visitor${index % 5000}@example.org`,
  body: "Words of a message of ordinary length. ".repeat(10),
  item_id: null,
  item_name: "",
  item_price: "",
  suspicions: "[]",
  suspected: 0,
  opened: 1,
  done: index % 50 === 0 ? 0 : 1,
});

/** A donation by bank transfer. */
export const donationOf = (index: number) => ({
  id: newId(),
  method: "bank",
  state: "completed",
  amount_cents: 10_000 + index,
  refunded_cents: 0,
  receipt: 0,
  lang: "eng",
  first_name: "Donor",
  last_name: String(index),
  email: `donor${index % 2000}@example.org`,
  note: "",
  given_on: moment(index % 7000, 7000).slice(0, 10),
  created_at: moment(index % 7000, 7000),
  settled_at: moment(index % 7000, 7000),
  returned_at: null,
  paypal_order_id: null,
  paypal_capture_id: null,
  paypal_amount: null,
  deleted_at: null,
  version: 1,
});
