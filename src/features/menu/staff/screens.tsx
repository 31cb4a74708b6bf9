import { Plus } from "lucide-react";
import { flushSync } from "react-dom";
import { type FooterEntry, firstMenu, type Menu } from "../../../charity/menu";
import type { GroupsField } from "../../../content/kinds/group";
import { derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import type { OwnInputProps } from "../../../content/staff/field-inputs";
import { ListNotes } from "../../../content/staff/field-notes";
import { BackToFirst, FirstTextContext } from "../../../content/staff/first-text";
import { blankOf, type EntryForm } from "../../../content/staff/form-conversion";
import { createClient } from "../../../platform/http/client";
import {
  fill,
  LANG_NAMES,
  LANG_TAG,
  LANGS,
  type Lang,
  localized,
  useLang,
  useWords,
} from "../../../platform/locale/lang";
import { siteWords } from "../../../platform/locale/words/public";
import { groupsOf } from "../../../site/frame/menu-groups";
import { placesOf } from "../../../site/frame/menu-room";
import { useSiteDetails } from "../../../site/frame/page";
import { fieldId } from "../../../ui/fields/field-frame";
import { RowsField } from "../../../ui/fields/rows-field";
import type { Draft } from "../../../ui/form/use-draft";
import { useBanner } from "../../../ui/frame/banner";
import { ActionLabel } from "../../../ui/list/action-label";
import { type MenuPage, menuContract } from "../contract";
import { menu, STAYING } from "../definition";
import { type AnyMenuEntry, EntryFields, entryName, PagesContext, pageName, usePages } from "./entry-fields";
import { menuScreenWords } from "./words";

const api = createClient(menuContract);
const derived = derivedRecord(menu);

/** The screen of the menu and the footer. */
const screens: RecordScreens = {
  type: menu,
  ...derived,
  read: async () => {
    const [record, { pages }] = await Promise.all([derived.read(), api.pages({})]);
    return record && { ...record, pages };
  },
  around: ({ pages }, form) => <PagesContext value={pages as readonly MenuPage[]}>{form}</PagesContext>,
  form: {
    rail: [],
    inputs: {
      header: (props) => <EntriesInput part="header" {...props} />,
      footer: (props) => <EntriesInput part="footer" {...props} />,
    },
    above: (draft) => (
      <>
        <MoreThanRoom draft={draft} />
        <UnlinkedPages draft={draft} />
      </>
    ),
  },
};

export default screens;

/**
 * Warns of entries for which the header has no room in some language, and shows its row as it will be there: with what
 * is under More.
 */
function MoreThanRoom({ draft }: { draft: Draft<EntryForm> }) {
  const said = useWords(menuScreenWords);
  const pages = usePages();
  const { shortName } = useSiteDetails();
  const { header = firstMenu.header, donate = firstMenu.donate } = draft.form as Partial<Menu>;
  const groups = groupsOf([...header]);
  const rowOf = (lang: Lang) => {
    const { more, donate: donateWord } = siteWords(lang);
    const entries = groups.map(([first]) => ({
      text: entryName(first, pages, lang),
      isGroup: first.kind === "heading",
    }));
    const places = placesOf(entries, { brand: shortName, donate: donate[lang] || donateWord, more });
    const at = (isUnder: boolean) =>
      entries.filter((_, index) => (places[index] === "more") === isUnder).map(({ text }) => text);
    return { lang, more, shown: at(false), under: at(true) };
  };
  const crowded = LANGS.map(rowOf).filter(({ under }) => under.length > 0);
  if (crowded.length === 0) return null;
  return (
    <section className="staff-section" aria-labelledby="more-than-room">
      <h2 id="more-than-room">{said.moreThanRoom}</h2>
      <p className="field-hint">{said.moreThanRoomHint}</p>
      <dl className="mt-2 grid gap-2">
        {crowded.map(({ lang, more, shown, under }) => (
          <div key={lang}>
            <dt className="font-bold" lang={LANG_TAG[lang]}>
              {LANG_NAMES[lang].name}
            </dt>
            <dd className="m-0" lang={LANG_TAG[lang]}>
              {[...shown, more].join(" · ")}
              <br />
              {fill(said.underMore, { more, entries: under.join(" · ") })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Fields = GroupsField<Record<string, never>>["fields"];

/** The entries of the menu or of the footer: what visitors read, each opening to be changed. */
function EntriesInput({ part, ...props }: OwnInputProps & { part: "header" | "footer" }) {
  const { field, words, path, errorsAt, onChange } = props;
  const said = useWords(menuScreenWords);
  const lang = useLang();
  const pages = usePages();
  const entries = props.value as readonly AnyMenuEntry[];
  const isLocked = ({ page }: AnyMenuEntry) =>
    (STAYING[part] as readonly string[]).includes(page) &&
    entries.filter((entry) => entry.page === page).length === 1;
  /** Both lists lead to the same pages: the labels of an entry's actions name its list. */
  const nameOf = (entry: AnyMenuEntry) => {
    const name = entryName(entry, pages, lang) || said.untitled;
    return part === "footer" ? fill(said.inFooter, { name }) : name;
  };
  const { fields } = field as unknown as { fields: Fields };
  return (
    <>
      <RowsField<AnyMenuEntry>
        legend={words.label}
        hint={words.hint}
        addLabel={words.add ?? ""}
        path={path}
        errors={errorsAt(path)}
        firstField="page"
        rows={entries}
        onChange={(rows) => onChange(() => rows)}
        empty={blankOf(fields) as unknown as AnyMenuEntry}
        nameOf={nameOf}
        lockedNote={(entry) => (isLocked(entry) ? said.stays : undefined)}
      >
        {(entry, at) => (
          <EntryFields
            {...{ entries, entry, at, fields, words, path: `${path}.${at}.`, errorsAt }}
            isLocked={isLocked(entry)}
            onChange={(change) =>
              onChange((rows) =>
                (rows as AnyMenuEntry[]).map((each, place) => (place === at ? change(each) : each)),
              )
            }
          />
        )}
      </RowsField>
      <ListNotes path={path} label={words.label} />
      <FirstTextContext value={() => (firstMenu as Menu)[part]}>
        <BackToFirst
          {...{ label: words.label, path, value: entries, onChange }}
          said={{ button: said.backToFirst, done: said.isAsFirst }}
        />
      </FirstTextContext>
    </>
  );
}

/** Staff's own pages to which neither the menu nor the footer leads, each with what puts it there. */
function UnlinkedPages({ draft }: { draft: Draft<EntryForm> }) {
  const said = useWords(menuScreenWords);
  const lang = useLang();
  const banner = useBanner();
  const { header = firstMenu.header, footer = firstMenu.footer } = draft.form as Partial<Menu>;
  const linked = new Set([...header, ...footer].map(({ page }) => page));
  const others = usePages().filter(({ page, isMade }) => isMade && !linked.has(page));
  if (others.length === 0) return null;
  const add = (part: "header" | "footer", page: MenuPage) => {
    const entry: FooterEntry = { kind: "page", page: page.page, url: "", label: localized(() => "") };
    const added = part === "header" ? { ...entry, under: false } : entry;
    flushSync(() =>
      draft.setForm((before) => ({ ...before, [part]: [...(before[part] as object[]), added] })),
    );
    // The buttons have gone; the list is there to go on in.
    document.getElementById(fieldId(part))?.focus();
    banner({ text: said.added, names: { name: pageName(page, lang) } });
  };
  return (
    <section className="staff-section" aria-labelledby="unlinked-pages">
      <h2 id="unlinked-pages">{said.unlinked}</h2>
      <p className="field-hint">{said.unlinkedHint}</p>
      <ul className="mt-2 grid list-none gap-2 p-0">
        {others.map((page) => (
          <li key={page.page} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="font-bold">{pageName(page, lang)}</span>
            <span className="row-actions">
              {(["header", "footer"] as const).map((part) => (
                <button
                  key={part}
                  type="button"
                  className="button button-quiet"
                  onClick={() => add(part, page)}
                >
                  <Plus aria-hidden="true" size={20} />
                  <ActionLabel
                    label={part === "header" ? said.addToMenu : said.addToFooter}
                    name={pageName(page, lang)}
                  />
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
