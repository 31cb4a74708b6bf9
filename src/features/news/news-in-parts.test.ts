import { afterAll, beforeAll, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { localized } from "../../core/locale/lang";
import { newsInParts } from "./news-in-parts.server";
import { newsStore } from "./store.server";

let app: TestApp;
beforeAll(async () => {
  app = await openApp("sqlite");
});
afterAll(() => app.close());

/** How many items each part of the news of `year` has, each with so many characters in each language. */
async function partsOf(year: number, items: number, characters: number): Promise<number[]> {
  const content = "x".repeat(characters);
  const texts = localized(() => ({ header: "h", content, photoId: null, photoArray: [], video: "" }));
  const item = { ...texts, coverId: null, category: [], starred: false };
  const store = newsStore(app.deps.db);
  for (let day = 10; day < 10 + items; day += 1)
    await store.add({ ...item, date: `${year}-05-${day}T05:00:00.000Z` });
  const parts: number[] = [];
  for await (const part of newsInParts(app.deps.db, { year })) parts.push(part.length);
  return parts;
}

it("gives the longest articles one at a time, so that a slow client keeps no more waiting", async () => {
  expect(await partsOf(2001, 3, 30_000)).toEqual([1, 1, 1]);
});

it("gives as many at once as fit into a part", async () => {
  expect(await partsOf(2002, 10, 5_000)).toEqual([1, 4, 4, 1]);
  expect(await partsOf(2003, 21, 10)).toEqual([1, 20]);
});
