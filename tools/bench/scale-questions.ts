const some = (query: Record<string, string>) => new URLSearchParams(query);

/**
 * The way that an answer is measured: a page right after a change of the site, anything else at once; of a list that
 * is as much longer as the site is larger, the time to its first byte, and the whole time for each of its items.
 */
type Kind = "page" | "api" | "first" | "each";

/**
 * The questions to a small and to a large site: a name, an address (NEWS stands for an item's id, MEDIA for that of a picture, LAST for the number
 * of the last page of all news), what it is.
 */
export const questions: readonly (readonly [string, string, Kind])[] = [
  ["Home", "/", "page"],
  ["About", "/about", "page"],
  ["Get Involved", "/involved", "page"],
  ["Archive, one year", "/archive?year=2020", "page"],
  ["Archive, one year, page 3", "/archive?year=2020&page=3", "page"],
  ["Archive, a category", `/archive?${some({ cat: "Member Activities" })}`, "page"],
  ["Archive, all, page 20", "/archive?cat=all&page=20", "page"],
  ["Archive, all, the last page", "/archive?cat=all&page=LAST", "page"],
  ["News item", "/archiveitem?news_id=NEWS", "page"],
  ["Donate", "/donate", "page"],
  ["Sitemap", "/sitemap.xml", "api"],
  ["Sitemap, its first file", "/sitemap-1.xml", "api"],
  ["API, a page of a category", `/api/newsByCat?${some({ cat: "Member Activities", limit: "20" })}`, "api"],
  ["API, the last page of all", "/api/newsByCat?cat=all&limit=12&page=LAST", "api"],
  ["API, starred", "/api/getStarredNews", "api"],
  ["API, one item", "/api/getNews?news_id=NEWS", "api"],
  ["API, a year: first byte", "/api/news?year=2020", "first"],
  ["API, a year: for each item", "/api/news?year=2020", "each"],
  ["Staff: news", "/api/newsList?page=2", "api"],
  ["Staff: news, search in vain", `/api/newsList?${some({ q: "no such words" })}`, "api"],
  ["Staff: news, search for two characters", `/api/newsList?${some({ q: "zz" })}`, "api"],
  ["Staff: news, search for what one says", `/api/newsList?${some({ q: "sim news 00123" })}`, "api"],
  ["Staff: news, search for what all say", `/api/newsList?${some({ q: "article of ordinary" })}`, "api"],
  ["Staff: board of languages", "/api/languages", "api"],
  ["Staff: board of languages, out of date", "/api/languages?state=stale&lang=sim", "api"],
  ["Staff: library", "/api/media?page=2", "api"],
  ["Staff: library, search in vain", `/api/media?${some({ q: "no such words" })}`, "api"],
  ["Staff: library, search for a name", `/api/media?${some({ q: "photo 00012" })}`, "api"],
  ["Staff: library, in the order of names", "/api/media?sort=name&page=2", "api"],
  ["Staff: library, not used anywhere", "/api/media?unused=1", "api"],
  ["Staff: library, without a description", "/api/media?alt=missing", "api"],
  ["Staff: where a file is used", "/api/getMedia?media_id=MEDIA", "api"],
  ["Staff: messages", "/api/messages?show=all&page=2", "api"],
  ["Staff: messages, open", "/api/messages", "api"],
  ["Staff: messages, search in vain", `/api/messages?${some({ show: "all", q: "no such words" })}`, "api"],
  [
    "Staff: messages, search for a person",
    `/api/messages?${some({ show: "all", q: "visitor 00123" })}`,
    "api",
  ],
  ["Staff: unread messages", "/api/unreadMessages", "api"],
  ["Staff: donations", "/api/donations?page=2", "api"],
  ["Staff: donations, search in vain", `/api/donations?${some({ q: "no such words" })}`, "api"],
  ["Staff: donations, search for a donor", `/api/donations?${some({ q: "donor 00057" })}`, "api"],
  ["Staff: totals of donations", "/api/donationTotals?year=2020", "api"],
  ["Staff: receipts", "/api/receipts", "api"],
  ["Staff: receipts, search in vain", `/api/receipts?${some({ q: "no such words" })}`, "api"],
  ["Staff: receipts, search for a serial", `/api/receipts?${some({ q: "2026-00003" })}`, "api"],
  ["Staff: gifts without receipt", "/api/giftsWithoutReceipt", "api"],
  ["Staff: activity", "/api/activity?page=2", "api"],
];
