import { readConfig } from "../src/core/config.server";
import { localized } from "../src/core/locale/lang";
import { createDeps } from "../src/core/process/deps.server";
import { CATEGORIES } from "../src/features/news/category";
import { type NewsDraft, newsStore } from "../src/features/news/store.server";
import { prepare } from "../src/prepare.server";

const FIRST_YEAR = 2007;
const YEARS = 20;
const DAY = 24 * 60 * 60 * 1000;

/** Fills the empty data folder with `count` news, spread evenly over twenty years and all categories. */
export async function seedNews(dataDir: string, count: number, staff: Record<string, string>): Promise<void> {
  const deps = await createDeps(
    readConfig({ DATA_DIR: dataDir, DEMO_CONTENT: "off", LOG_LEVEL: "warn", ...staff }),
  );
  await prepare(deps);
  await deps.db.transaction().execute(async (tx) => {
    const store = newsStore(tx);
    for (let index = 0; index < count; index += 1) await store.add(draft(index, count));
  });
  await deps.media.close();
  await deps.db.destroy();
}

function draft(index: number, count: number): NewsDraft {
  const begin = Date.UTC(FIRST_YEAR, 0, 1);
  const span = YEARS * 365 * DAY - DAY;
  const texts = localized((lang) => ({
    header: `${lang} news ${index}`,
    content: `<p>${"Words of an article of ordinary length. ".repeat(40)}</p>`,
    photoId: null,
    photoArray: [],
    video: "",
  }));
  return {
    ...texts,
    coverId: null,
    category: CATEGORIES.filter((_, position) => position === index % CATEGORIES.length),
    starred: index % Math.ceil(count / 10) === 0,
    date: new Date(begin + (span * index) / count).toISOString(),
  };
}
