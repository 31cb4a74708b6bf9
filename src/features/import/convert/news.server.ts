import { hongKongDay, newsDate } from "../../../platform/locale/format";
import { LANGS, type Lang, type Localized, localized } from "../../../platform/locale/lang";
import { CATEGORIES, CATEGORY_NAMES } from "../../news/contract";
import {
  type ConvertContext,
  type ConvertedContent,
  fieldOf,
  type OldRecord,
  reportUnknown,
  textOf,
  within,
} from "./context";
import { dateIn, momentOfId } from "./dates";
import { htmlOfState } from "./editor-state";
import { inEachLanguage, reportScript } from "./languages.server";
import { pictureIn, picturesIn } from "./pictures";
import { firstWords, lineIn } from "./plain-text";
import { linkParagraph, richTextOf, textParagraph } from "./rich-text";
import { videoIn, webPageIn } from "./videos";

const LONGEST_HEADER = 300;
const MOST_PHOTOS = 60;

interface NewsText {
  header: string;
  content: string;
  photoId: string | null;
  photoArray: string[];
  video: string;
  /** The summary that lists and search results have. */
  description?: string;
}

/** An item of news as saved here. */
export async function newsOf(
  record: OldRecord,
  id: string,
  context: ConvertContext,
): Promise<ConvertedContent | undefined> {
  const coverId = await pictureIn(fieldOf(record, "coverId"), "coverId", context);
  const texts = await inEachLanguage(record, context, (text, lang) => newsText(text, lang, context));
  if (coverId === null && LANGS.every((lang) => isBlank(texts[lang]))) {
    context.report("empty", "");
    return undefined;
  }
  reportUnknown(record, ["coverId", "category", "starred", "date", ...LANGS], context);
  reportScript({ header: texts.sim.header, content: texts.sim.content }, context);
  const date = dateOf(record, id, context);
  const starred = fieldOf(record, "starred");
  return {
    coverId,
    category: categoriesIn(fieldOf(record, "category"), "category", context),
    starred: starred === true || starred === "true",
    ...(date !== undefined && { date }),
    ...withHeaders(texts, date, context),
  };
}

async function newsText(text: OldRecord, lang: Lang, context: ConvertContext): Promise<NewsText> {
  const at = (field: string) => `${lang}.${field}`;
  const given = textOf(fieldOf(text, "video"), at("video"), context).trim();
  const own = videoIn(given);
  const isElsewhere = given !== "" && own === undefined;
  const { html: content, video } = await richTextOf(
    htmlOfState(fieldOf(text, "content")) ?? textOf(fieldOf(text, "content"), at("content"), context),
    at("content"),
    context,
    { takesVideo: own === undefined, ending: isElsewhere ? [videoLink(given)] : [] },
  );
  if (isElsewhere) context.report("videoNotEmbedded", at("video"), given.slice(0, LONGEST_HEADER));
  const description = within(
    lineIn(fieldOf(text, "description"), at("description"), context),
    LONGEST_HEADER,
    at("description"),
    context,
  );
  reportUnknown(
    text,
    ["header", "content", "photoId", "photoArray", "video", "description"],
    context,
    at(""),
  );
  return {
    header: within(
      lineIn(fieldOf(text, "header"), at("header"), context),
      LONGEST_HEADER,
      at("header"),
      context,
    ),
    content,
    photoId: await pictureIn(fieldOf(text, "photoId"), at("photoId"), context),
    photoArray: await picturesIn(fieldOf(text, "photoArray"), at("photoArray"), context, {
      most: MOST_PHOTOS,
      onMore: (all) => context.report("tooMany", at("photoArray"), String(all)),
    }),
    video: own ?? video ?? "",
    ...(description !== "" && { description }),
  };
}

/** The address of a video that cannot be shown here, or what was in its place. */
function videoLink(given: string) {
  const page = webPageIn(given);
  return page === undefined ? textParagraph(given) : linkParagraph(page, page);
}

const isBlank = ({ header, content, photoId, photoArray, video }: NewsText): boolean =>
  header === "" && content === "" && photoId === null && photoArray.length === 0 && video === "";

/** The date as given, or the moment in which the old site made the record; undefined where neither is known. */
function dateOf(record: OldRecord, id: string, context: ConvertContext): string | undefined {
  const given = fieldOf(record, "date");
  const date = dateIn(given);
  if (date !== undefined) return date;
  const made = momentOfId(id);
  const said = typeof given === "string" ? given.trim().slice(0, LONGEST_HEADER) : "";
  if (made) context.report("noDate", "date", [said, hongKongDay(made)].filter(Boolean).join(" → "));
  else context.report("noMoment", "date", said === "" ? undefined : said);
  return made?.toISOString();
}

/** The texts with headers, of which an item needs one: where it has none, in each language the first words of its text. */
function withHeaders(
  texts: Localized<NewsText>,
  date: string | undefined,
  context: ConvertContext,
): Localized<NewsText> {
  if (LANGS.some((lang) => texts[lang].header !== "")) return texts;
  const first = localized((lang) => firstWords(texts[lang].content));
  const hasWords = LANGS.some((lang) => first[lang] !== "");
  const day = date ?? new Date().toISOString();
  const headers = localized((lang) => (hasWords ? first[lang] : newsDate(day, lang)));
  context.report(
    "noHeader",
    "header",
    LANGS.map((lang) => headers[lang]).find((header) => header !== ""),
  );
  return localized((lang) => ({ ...texts[lang], header: headers[lang] }));
}

/** A name without its case and whatever is between its words. */
const compared = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** The old site calls them as ours are stored; people as they read them. */
const KNOWN = new Map(
  CATEGORIES.flatMap((name) =>
    [name, ...LANGS.map((lang) => CATEGORY_NAMES[lang][name])].map((each) => [compared(each), name] as const),
  ),
);

/** The categories of a record, which may have a list, one name, or several in one text. */
function categoriesIn(value: unknown, where: string, context: Pick<ConvertContext, "report">): string[] {
  const all = Array.isArray(value) ? value : [value];
  const names = all.flatMap((each) => {
    const name = textOf(each, where, context).trim();
    return KNOWN.has(compared(name)) ? [name] : name.split(/[,;，、；\n]/);
  });
  const found = names.flatMap((given) => {
    const name = given.replace(/\s+/g, " ").trim();
    const known = KNOWN.get(compared(name));
    if (!known && name !== "") context.report("categoryUnknown", where, name.slice(0, LONGEST_DETAIL));
    return known ?? [];
  });
  return [...new Set(found)];
}

const LONGEST_DETAIL = 100;
