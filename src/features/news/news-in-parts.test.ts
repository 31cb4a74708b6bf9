import { afterAll, beforeAll, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { withinYear } from "../../content/store/list-order.server";
import { published } from "../../content/store/published.server";
import { contentStore } from "../../content/store/store.server";
import { localized } from "../../platform/locale/lang";
import { news } from "./definition";

let app: TestApp;
beforeAll(async () => {
  app = await openApp("sqlite");
});
afterAll(() => app.close());

/** The number of items in each part of the news of `year`, each with so many characters in each language. */
async function partsOf(year: number, items: number, characters: number): Promise<number[]> {
  const content = "x".repeat(characters);
  const texts = localized(() => ({
    header: "h",
    content,
    description: "",
    photoId: null,
    photoArray: [],
    video: "",
  }));
  const item = { ...texts, coverId: null, category: [], starred: false };
  const store = contentStore(app.deps.db, news);
  for (let day = 10; day < 10 + items; day += 1) {
    const date = `${year}-05-${day}T05:00:00.000Z`;
    await store.add({ ...item, date }, { author: "test" });
  }
  const parts: number[] = [];
  for await (const part of published(app.deps.db, news).inParts(withinYear(year))) parts.push(part.length);
  return parts;
}

it("gives the longest articles one at a time, so that a slow client keeps no more waiting", async () => {
  expect(await partsOf(2001, 3, 30_000)).toEqual([1, 1, 1]);
});

it("gives as many at once as fit into a part", async () => {
  expect(await partsOf(2002, 10, 5_000)).toEqual([1, 4, 4, 1]);
  expect(await partsOf(2003, 21, 10)).toEqual([1, 20]);
});
