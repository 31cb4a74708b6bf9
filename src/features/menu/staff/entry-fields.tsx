import { createContext, useContext, useState } from "react";
import type { FooterEntry, HeaderEntry } from "../../../charity/menu";
import { type Fields, wordsOfField } from "../../../content/field";
import { FieldInput } from "../../../content/staff/field-input";
import type { FieldInputProps } from "../../../content/staff/input-props";
import {
  FALLBACK_ORDER,
  fill,
  LANG_TAG,
  LANGS,
  type Lang,
  useLang,
  useWords,
} from "../../../platform/locale/lang";
import { groupsOf } from "../../../site/frame/menu-groups";
import { FieldFrame } from "../../../ui/fields/field-frame";
import { Fold } from "../../../ui/fields/fold";
import type { MenuPage } from "../contract";
import { menuScreenWords } from "./words";

interface EntryFieldsProps extends Pick<FieldInputProps, "words" | "path" | "errorsAt"> {
  entries: readonly AnyMenuEntry[];
  entry: AnyMenuEntry;
  at: number;
  fields: Fields;
  /** Its page has to stay: the entry leads nowhere else. */
  isLocked: boolean;
  onChange: (change: (before: AnyMenuEntry) => AnyMenuEntry) => void;
}

/** An entry by its name in the three languages, which opens to be changed. */
export function EntryFields(props: EntryFieldsProps) {
  const { entries, entry, at, fields, words, path, errorsAt, isLocked, onChange } = props;
  const said = useWords(menuScreenWords);
  const lang = useLang();
  const pages = usePages();
  const [isNew] = useState(entry.kind === "page" && entry.page === "");
  const heading = headingBefore(entries, at);
  const known = pages.find(({ page }) => page === entry.page);
  const isWrong = Object.keys(fields).some((name) =>
    [name, ...LANGS.map((each) => `${name}.${each}`)].some((each) => errorsAt(path + each).length > 0),
  );
  const input = (name: "url" | "label" | "under", label = wordsOfField(words.fields?.[name], name).label) => {
    const field = fields[name];
    return (
      field && (
        <FieldInput
          field={field}
          words={{ label }}
          value={(entry as HeaderEntry)[name]}
          onChange={(change) =>
            onChange((before) => ({ ...before, [name]: change((before as HeaderEntry)[name]) }))
          }
          path={path + name}
          errorsAt={errorsAt}
        />
      )
    );
  };
  const under = fill(wordsOfField(words.fields?.under, "under").label, {
    heading: heading ? entryName(heading, pages, lang) : "",
  });
  return (
    <div className={heading && standsUnder(entry) ? "w-full ps-8" : "w-full"}>
      <Fold name={<EntryNames entry={entry} />} open={isNew || isWrong}>
        {!isLocked && <TargetField {...props} />}
        {entry.kind === "site" && input("url")}
        {input("label")}
        {entry.kind === "page" && known && (
          <p className="field-hint">{fill(said.ownName, { name: pageName(known, lang) })}</p>
        )}
        {heading && entry.kind !== "heading" && input("under", under)}
      </Fold>
    </div>
  );
}

const standsUnder = (entry: AnyMenuEntry): boolean =>
  "under" in entry && entry.under && entry.kind !== "heading";

/** The heading above the entry at a place. */
function headingBefore(entries: readonly AnyMenuEntry[], at: number): AnyMenuEntry | undefined {
  const before = entries.slice(0, at).map((entry) => ({ ...entry, under: standsUnder(entry) }));
  const last = groupsOf(before).at(-1)?.[0];
  return last?.kind === "heading" ? last : undefined;
}

/** The name of an entry as visitors of each language see it, the reader's own first. */
function EntryNames({ entry }: { entry: AnyMenuEntry }) {
  const said = useWords(menuScreenWords);
  const own = useLang();
  const pages = usePages();
  const name = entryName(entry, pages, own);
  const isGone = entry.kind === "page" && entry.page !== "" && !pages.some(({ page }) => page === entry.page);
  const others = LANGS.filter((lang) => lang !== own && entryName(entry, pages, lang) !== name);
  return (
    <span className="entry-names">
      <span>{name || (isGone ? said.gone : said.untitled)}</span>
      {!isGone && name !== "" && (
        <span className="field-hint font-normal">
          {others.map((lang, place) => (
            <span key={lang}>
              {place > 0 && " · "}
              <span lang={LANG_TAG[lang]}>{entryName(entry, pages, lang)}</span>
            </span>
          ))}
          {entry.kind === "site" && <span className="block wrap-anywhere">{entry.url}</span>}
          {entry.kind === "heading" && <span className="block">{said.opens}</span>}
        </span>
      )}
      {isGone && <span className="field-hint font-normal">{said.goneHint}</span>}
    </span>
  );
}

/** The choice of where an entry leads: a page, another website, or, of a heading, nowhere. */
function TargetField({ entry, fields, words, path, errorsAt, onChange }: EntryFieldsProps) {
  const said = useWords(menuScreenWords);
  const lang = useLang();
  const pages = usePages();
  const isKnown = entry.page === "" || pages.some(({ page }) => page === entry.page);
  const choose = (chosen: string) => {
    const kind = chosen === "site" || chosen === "heading" ? chosen : "page";
    onChange((before) => ({ ...before, kind, page: kind === "page" ? chosen : "" }) as AnyMenuEntry);
  };
  const options = (isMade: boolean) =>
    pages
      .filter((each) => each.isMade === isMade)
      .map((each) => (
        <option key={each.page} value={each.page}>
          {pageName(each, lang)}
        </option>
      ));
  const own = options(true);
  return (
    <FieldFrame
      label={wordsOfField(words.fields?.page, "page").label}
      path={`${path}page`}
      errors={errorsAt(`${path}page`)}
    >
      {({ readOnly, ...control }) => (
        <select
          {...control}
          disabled={readOnly}
          className="field"
          value={entry.kind === "page" ? entry.page : entry.kind}
          onChange={(event) => choose(event.target.value)}
        >
          {entry.kind === "page" && entry.page === "" && <option value="">{said.choose}</option>}
          {!isKnown && <option value={entry.page}>{said.gone}</option>}
          <optgroup label={said.sitePages}>{options(false)}</optgroup>
          {own.length > 0 && <optgroup label={said.ownPages}>{own}</optgroup>}
          <optgroup label={said.more}>
            <option value="site">{said.site}</option>
            {"under" in fields && <option value="heading">{said.heading}</option>}
          </optgroup>
        </select>
      )}
    </FieldFrame>
  );
}

/** Gives the pages to which entries can lead to the inputs of the form. */
export const PagesContext = createContext<readonly MenuPage[]>([]);

/** The pages to which entries can lead. */
export const usePages = (): readonly MenuPage[] => useContext(PagesContext);

/** An entry of either list. */
export type AnyMenuEntry = HeaderEntry | FooterEntry;

/** The name of a page for people who read `lang`. */
export const pageName = ({ name }: Pick<MenuPage, "name">, lang: Lang): string =>
  FALLBACK_ORDER[lang].map((each) => name[each]).find(Boolean) ?? "";

/** An entry as visitors see it in `lang`; `""` for an empty one. */
export function entryName(
  { page, url, label }: AnyMenuEntry,
  pages: readonly MenuPage[],
  lang: Lang,
): string {
  const known = pages.find((each) => each.page === page);
  const said = FALLBACK_ORDER[lang].map((each) => label[each] || known?.name[each]).find(Boolean);
  return said || url;
}
