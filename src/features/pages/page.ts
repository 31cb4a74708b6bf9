import { type ContentRecord, contentRecord } from "../../content/definition";
import type { Fields, StoredFields } from "../../content/field";
import { type FieldPath, fieldPaths, leavesOf, withoutLang } from "../../content/field-paths";
import type { RecordWords } from "../../content/type-words";
import type { Scope } from "../../platform/auth/roles";
import { type InAllLanguages, inEachLanguage } from "../../platform/locale/in-language";
import { LANGS, type Localized, localized } from "../../platform/locale/lang";

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

/** The texts of a page in the language of whoever reads it. */
export type PageTexts<P extends Page> = StoredFields<P["texts"]>;

interface PageParts<Texts extends Fields, Shared extends Fields> {
  /** Names the page in addresses, the journal and the database, and never changes. */
  id: string;
  /** Plain address at which visitors see it: `/about`. */
  address: string;
  /** Fields that it has once, whatever the language, and what they begin with. */
  shared?: Shared;
  firstShared?: StoredFields<Shared>;
  /** Its texts in the order in which they stand on it; what stands together there is a group. */
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
 * Describes the texts of a public page. From it follow how they are kept, checked and answered, and the form at
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

/** Which languages say all that any of them says. */
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
