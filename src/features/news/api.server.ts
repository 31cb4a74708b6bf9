import { facetName } from "../../content/card";
import { listReads } from "../../content/list-reads.server";
import { type Prepared, prepare } from "../../content/prepare.server";
import { changed } from "../../content/save/changed.server";
import { removeEntry, restoreEntry, saveEntry, setFlags } from "../../content/save/save-entry.server";
import { withinYear } from "../../content/store/list-order.server";
import { published } from "../../content/store/published.server";
import { partOfPage } from "../../platform/db/paging.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import type { Action } from "../../platform/journal/actions";
import { hongKongYear } from "../../platform/locale/dates";
import { localized } from "../../platform/locale/lang";
import { newsActions } from "./actions";
import { type NewsInput, type NewsListEntry, newsContract } from "./contract";
import { news as definition, type NewsItem } from "./definition";
import { featured } from "./featured.server";

const OTHERS = 3;
const PAGE_SIZE = 20;

/** The additions of {@link withPrepared} to the input of a call. */
interface WithPrepared {
  prepared: Prepared;
}
type PreparedCalls = { add: WithPrepared; edit: WithPrepared };

const reads = listReads(definition);
const rules = { type: definition };

const newsHandlers: Handlers<typeof newsContract, PreparedCalls> = {
  byYear: ({ year }, { db }) => reads.streamed(db, "news", withinYear(year ?? hongKongYear(new Date()))),

  byCategory: async ({ cat, page, limit }, { db }) => {
    const wanted = cat === "all" ? {} : { facet: facetName("category", cat) };
    if (!page && !limit) return reads.streamed(db, "news", wanted);
    const part = partOfPage(page ?? 1, limit ?? PAGE_SIZE);
    return { news: await published(db, definition).part(part, wanted) };
  },

  starred: (_, { db }) => reads.streamed(db, "news", { facet: facetName("starred") }),

  one: async ({ news_id }, { db }) => ({
    news: [await reads.found(db, news_id)],
    three_news: await published(db, definition).part({ limit: OTHERS, offset: 0 }, { but: news_id }),
  }),

  list: async ({ cat, ...query }, { db, staff }) => {
    const facet = cat && facetName("category", cat);
    const { items, ...counted } = await reads.cards({ ...query, facet }, { db, staff });
    return {
      ...counted,
      items: items.map(listed),
      featured: (await featured(db)).map(({ _id }) => _id),
    };
  },

  add: async ({ news, prepared }, call) =>
    saved("add", await saveEntry(rules, { given: news, prepared }, call, "news.")),

  edit: async ({ news: { _id, version, ...given }, prepared }, call) =>
    saved("edit", await saveEntry(rules, { id: _id, given, version, prepared }, call, "news.")),

  star: async ({ news_id, starred }, call) =>
    saved(newsActions.star, await setFlags(definition, news_id, { starred }, call)),

  remove: async ({ news_id }, call) => saved("delete", await removeEntry(definition, news_id, call)),

  restore: async ({ news_id }, call) => saved("restore", await restoreEntry(rules, news_id, call)),
};

export const newsAnswers = answers(newsContract, newsHandlers, { add: withPrepared, edit: withPrepared });

async function withPrepared<Input extends { news: NewsInput }>(input: Input): Promise<Input & WithPrepared> {
  const { clean, prepared } = await prepare(definition, input.news, "news.");
  return { ...input, news: clean, prepared };
}

/** An item as the staff's list has it. */
function listed(card: Awaited<ReturnType<typeof reads.cards>>["items"][number]): NewsListEntry {
  const { _id, date, flags, cover, title, preview, video } = card;
  const texts = localized((lang) => ({ header: title[lang], preview: preview[lang], video: video[lang] }));
  return { _id, date: date ?? "", starred: flags.includes("starred"), cover, ...texts };
}

const saved = (action: Action, item: NewsItem) => changed(action, item, { news_id: item._id });
