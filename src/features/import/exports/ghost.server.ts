import { readFile } from "node:fs/promises";
import { fieldOf, isRecord, listOf, type OldRecord, type RecordReport, textOf } from "../convert/context";
import type { ExportedSite, Post } from "./export-posts";
import { langOfCode, newsOfPosts } from "./group-posts.server";

/** What Ghost's exports write in place of the site's address. */
const SITE = "__GHOST_URL__";
const IMAGES = "/content/images/";
const FILES = "/content/files/";

/** Reads an export of Ghost; undefined where the file is none. Ghost does not say which posts are translations. */
export async function readGhost(path: string, site: string | undefined): Promise<ExportedSite | undefined> {
  const json: unknown = JSON.parse(await readFile(path, "utf8"));
  const data = dataOf(json);
  if (!data) return undefined;
  const reports: RecordReport[] = [];
  const tags = tagsOf(data);
  const posts = recordsIn(data, "posts").flatMap((post) => postOf(post, tags, reports));
  const own = site === undefined ? [] : [site.replace(/^https?:/i, "").replace(/\/+$/, "")];
  return {
    ...newsOfPosts(posts, reports),
    reports,
    uploads: [SITE, ...own, ""].flatMap((each) => [`${each}${IMAGES}`, `${each}${FILES}`]),
    uploadsAt: site === undefined ? undefined : `${site.replace(/\/+$/, "")}/content/images`,
  };
}

function dataOf(json: unknown): OldRecord | undefined {
  const db = isRecord(json) ? fieldOf(json, "db") : undefined;
  const [first] = listOf(db ?? json);
  const data = isRecord(first) ? fieldOf(first, "data") : undefined;
  return isRecord(data) && Array.isArray(fieldOf(data, "posts")) ? data : undefined;
}

const recordsIn = (data: OldRecord, name: string): OldRecord[] =>
  listOf(fieldOf(data, name)).filter(isRecord);

const NO_REPORT = { report: () => {} };
const said = (record: OldRecord, name: string): string =>
  textOf(fieldOf(record, name), name, NO_REPORT).trim();

/** The tags of each post by its id, in their order. */
function tagsOf(data: OldRecord): ReadonlyMap<string, readonly string[]> {
  const names = new Map(recordsIn(data, "tags").map((tag) => [said(tag, "id"), said(tag, "name")]));
  const tags = new Map<string, string[]>();
  for (const link of recordsIn(data, "posts_tags")) {
    const name = names.get(said(link, "tag_id"));
    const post = said(link, "post_id");
    if (name) tags.set(post, [...(tags.get(post) ?? []), name]);
  }
  return tags;
}

function postOf(
  post: OldRecord,
  tagsOfPosts: ReadonlyMap<string, readonly string[]>,
  reports: RecordReport[],
): Post[] {
  const id = `ghost ${said(post, "uuid") || said(post, "id")}`;
  const title = said(post, "title");
  const isPage =
    said(post, "type") === "page" || fieldOf(post, "page") === true || fieldOf(post, "page") === 1;
  const isPublic = ["", "public"].includes(said(post, "visibility"));
  const reason = isPage
    ? "kindUnknown"
    : said(post, "status") !== "published" || !isPublic
      ? "notPublished"
      : undefined;
  if (reason !== undefined) {
    reports.push({
      reason,
      type: "news",
      oldId: id,
      name: title.slice(0, 120),
      where: "",
      detail: said(post, "slug"),
    });
    return [];
  }
  const tags = tagsOfPosts.get(said(post, "id")) ?? [];
  return [
    {
      ...{ id, group: id, title },
      // An inner tag, as `#zh-hk`, is how its sites distinguish languages.
      language:
        tags.map((tag) => tag.replace(/^#/, "")).find((tag, at) => tag !== tags[at] && langOfCode(tag)) ?? "",
      html: said(post, "html"),
      description: said(post, "custom_excerpt"),
      date: said(post, "published_at"),
      cover: said(post, "feature_image"),
      isStarred: fieldOf(post, "featured") === true || fieldOf(post, "featured") === 1,
      categories: tags.filter((tag) => !tag.startsWith("#")),
      path: `/${said(post, "slug")}/`,
    },
  ];
}
