import { LANGS, type Lang } from "../../../platform/locale/lang";
import type { OldAddress, OldRecord, RecordReport } from "../convert/context";
import { languageOf } from "../convert/languages.server";
import { comparedPath, type ExportedSite, type Post } from "./export-posts";

/** What other programs call the languages. */
const CODES: readonly (readonly [RegExp, Lang])[] = [
  [/^en/, "eng"],
  [/^(?:zh-?(?:hant|hk|tw|mo)|tc|tw|hk|yue|cht|zh-trad)/, "tra"],
  [/^(?:zh-?(?:hans|cn|sg|my)|sc|cn|chs|zh-simp)/, "sim"],
];

/** The language of ours that another program means by a code; undefined of any other. */
export function langOfCode(code: string): Lang | undefined {
  const plain = code.toLowerCase().replaceAll("_", "-");
  return CODES.find(([pattern]) => pattern.test(plain))?.[1];
}

/** The language of a post by what the other program calls it, or by its words; undefined of one that is none of ours. */
function langOf({ language, title, html }: Post): Lang | undefined {
  const known = langOfCode(language);
  if (known || !(language === "" || /^zh/i.test(language))) return known;
  return languageOf(`${title} ${html.replace(/<[^>]*>/g, " ").slice(0, 5000)}`);
}

/** News of posts, with those that say the same in several languages as one. */
export function newsOfPosts(
  posts: readonly Post[],
  reports: RecordReport[],
): Pick<ExportedSite, "news" | "addresses"> {
  const groups = new Map<string, Map<Lang, Post>>();
  for (const post of posts) {
    const lang = langOf(post);
    if (!lang) {
      const { id: oldId, title, language: detail } = post;
      const name = title.slice(0, LONGEST_NAME);
      reports.push({ reason: "languageUnknown", type: "news", oldId, name, where: "", detail });
      continue;
    }
    if (comparedPath(post.path) === "") reports.push(byNumber(post));
    const group = groups.get(post.group);
    // A second post in one language is an entry of its own.
    if (group && !group.has(lang)) group.set(lang, post);
    else groups.set(group ? `${post.group} ${post.id}` : post.group, new Map([[lang, post]]));
  }
  const addresses = new Map<string, readonly OldAddress[]>();
  const news = [...groups].map(([id, group]) => {
    addresses.set(
      id,
      [...group]
        .map(([lang, { path }]) => ({ lang, path: comparedPath(path) }))
        .filter(({ path }) => path !== ""),
    );
    return recordOf(id, group);
  });
  return { news, addresses };
}

const LONGEST_NAME = 120;

/** Reports a post at the site's own path, as `/?p=12`, where the home is here; all of them say the same. */
const byNumber = ({ id: oldId, title }: Post): RecordReport => ({
  ...{ reason: "addressByNumber", type: "news", oldId, name: title.slice(0, LONGEST_NAME), where: "" },
  detail: "/?p=…",
});

function recordOf(id: string, group: ReadonlyMap<Lang, Post>): OldRecord {
  const posts = LANGS.flatMap((lang) => group.get(lang) ?? []);
  const dates = posts.map(({ date }) => date).filter((date) => date !== "");
  const texts = [...group].map(([lang, { title, html, description }]) => [
    lang,
    { header: title, content: html, ...(description !== "" && { description }) },
  ]);
  return {
    _id: id,
    date: dates.sort()[0] ?? "",
    coverId: posts.map(({ cover }) => cover).find((cover) => cover !== "") ?? "",
    starred: posts.some(({ isStarred }) => isStarred),
    category: [...new Set(posts.flatMap(({ categories }) => categories))],
    ...Object.fromEntries(texts),
  };
}
