import { type ContentRecord, contentRecord } from "../../content/definition";
import type { Fields, RecordWords, StoredFields } from "../../content/field";
import { type FieldPath, fieldPaths, leavesOf, withoutLang } from "../../content/field-paths";
import type { Scope } from "../../platform/auth/roles";
import {
  type InAllLanguages,
  inEachLanguage,
  LANGS,
  type Localized,
  localized,
} from "../../platform/locale/lang";

// What parts of several pages are called.

export const HEADING: Localized = { eng: "Heading", tra: "標題", sim: "标题" };

export const LEAD: Localized = { eng: "Lead text", tra: "導言", sim: "导语" };

export const TEXT: Localized = { eng: "Text", tra: "內文", sim: "正文" };

/** The field for the day on which a statement was last reviewed. */
export const REVIEWED = {
  label: { eng: "Last reviewed", tra: "最後覆核", sim: "最后审核" },
  hint: {
    eng: "Visitors see this day. Change it when you have read the whole statement again.",
    tra: "訪客會看到此日期。重新閱讀整份聲明後請更新。",
    sim: "访客会看到此日期。重新阅读整份声明后请更新。",
  },
} as const;

/** The group for the texts after a form was sent. */
export const SENT = {
  label: { eng: "After the form is sent", tra: "表格送出後", sim: "表单发送后" },
  hint: {
    eng: "Stands below “Thank you”, after the sentence that the message has arrived.",
    tra: "顯示於「多謝您」之下，在已收到訊息一句之後。",
    sim: "显示在“谢谢您”下方，在已收到留言一句之后。",
  },
} as const;

/** For a photograph with a drawing as placeholder. */
export const PHOTO = {
  label: { eng: "Photo in place of the drawing", tra: "代替繪圖的照片", sim: "代替插画的照片" },
  hint: {
    eng: "A photo of your own people, with their consent. Without one, visitors see the drawing.",
    tra: "本會成員的照片，須先徵得他們同意。未有照片時，訪客會看到繪圖。",
    sim: "本会成员的照片，须先征得他们同意。没有照片时，访客会看到插画。",
  },
} as const;

/** The field for the description in search engines and link previews. */
export const DESCRIPTION = {
  label: { eng: "Description for search engines", tra: "供搜尋器顯示的簡介", sim: "供搜索引擎显示的简介" },
  hint: {
    eng: "Shown below the page’s name in search results, not on the page.",
    tra: "顯示於搜尋結果的網頁名稱之下，不會在網頁上顯示。",
    sim: "显示在搜索结果的页面名称下方，不会在页面上显示。",
  },
} as const;

/** For a text whose paragraphs are separated by an empty line. */
export const PARAGRAPHS = {
  label: TEXT,
  hint: {
    eng: "Leave an empty line between two paragraphs.",
    tra: "段落之間請留一行空行。",
    sim: "段落之间请空一行。",
  },
} as const;

type NoFields = Record<never, never>;

/** The texts of one public page that belong to the charity, as one record of the type `pages`. */
export type Page<Texts extends Fields = Fields, Shared extends Fields = Fields> = ContentRecord<
  "pages",
  Shared,
  Texts
> & {
  readonly id: string;
  /** Another screen about it, to which its form leads. */
  readonly besides?: WayBeside | undefined;
};

interface WayBeside {
  readonly to: string;
  readonly label: Localized;
  /** The scope of what it shows, where that is not content. */
  readonly access?: Scope;
}

/** The texts of a page in the user's language. */
export type PageTexts<P extends Page> = StoredFields<P["texts"]>;

interface PageParts<Texts extends Fields, Shared extends Fields> {
  /** Names the page in addresses, the journal and the database, and never changes. */
  id: string;
  /** Plain address at which visitors see it: `/about`. */
  address: string;
  /** Fields that it has once, whatever the language, and what they begin with. */
  shared?: Shared;
  firstShared?: StoredFields<Shared>;
  /** Its texts in the order in which they appear on it; what is together there is a group. */
  texts: Texts;
  /** The texts that it begins with. */
  first: Localized<StoredFields<Texts>>;
  /** As that of {@link ContentRecord}; 2 unless said. */
  met?: number;
  /** Another screen about it, to which its form leads. */
  besides?: WayBeside;
  /** The names of the page and its texts for staff. */
  words: InAllLanguages<Pick<RecordWords<Shared, Texts>, "title" | "fields">>;
}

const SAVED: Localized = { eng: "Page saved", tra: "網頁已儲存", sim: "页面已保存" };

/**
 * Describes the texts of a public page. From it follow how they are stored, checked and answered, and the form at
 * `/cms/pages/<id>`; the page reads them by `pageTexts`.
 */
export function page<const Texts extends Fields, const Shared extends Fields = NoFields>(
  parts: PageParts<Texts, Shared>,
): Page<Texts, Shared> {
  const { id, address, shared, firstShared, texts, first, met = 2, words, besides } = parts;
  const said = inEachLanguage(words) as unknown as Localized<RecordWords<Shared, Texts>>;
  const record = contentRecord<"pages", Shared, Texts>({
    name: "pages",
    shared: shared ?? ({} as Shared),
    texts,
    ...(firstShared && { first: firstShared }),
    firstTexts: first,
    complete: {
      in: (content) => wholeIn({ shared: shared ?? {}, texts }, content as unknown as PageContent),
    },
    view: address,
    met,
    words: localized((lang) => ({ ...said[lang], saved: SAVED[lang] })),
  });
  return { ...record, id, besides };
}

type Values = Readonly<Record<string, unknown>>;
type PageContent = Values & Localized<Values>;

/** Returns which languages are complete: they have every text that any language has. */
function wholeIn(
  { shared, texts }: Record<"shared" | "texts", Fields>,
  content: PageContent,
): Localized<boolean> {
  const once = fieldPaths(shared, content).flatMap(leavesOf);
  const missing = localized(
    (lang) =>
      new Set(blankIn([...fieldPaths(texts, content[lang]), ...once.filter((part) => part.lang === lang)])),
  );
  return localized((lang) =>
    [...missing[lang]].every((path) => LANGS.every((other) => missing[other].has(path))),
  );
}

/** The paths of parts in which nothing is, without their language. */
const blankIn = (parts: readonly FieldPath[]): string[] =>
  parts.flatMap(({ field, value, path }) => (field.isEmpty(value) ? [withoutLang(path)] : []));
