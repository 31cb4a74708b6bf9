import { firstMenu, type Menu } from "../../../charity/menu";
import { derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import type { EntryForm } from "../../../content/staff/form-conversion";
import { createClient } from "../../../platform/http/client";
import { fill } from "../../../platform/locale/fill";
import { LANG_NAMES, LANG_TAG, LANGS, type Lang } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { siteWords } from "../../../platform/locale/words/public";
import { groupsOf } from "../../../site/frame/menu-groups";
import { placesOf } from "../../../site/frame/menu-room";
import { useSiteDetails } from "../../../site/frame/site-details-context";
import type { Draft } from "../../../ui/form/use-draft";
import { type MenuPage, menuContract } from "../contract";
import { menu } from "../definition";
import { EntriesInput } from "./entries-input";
import { entryName, PagesContext, usePages } from "./pages-context";
import { UnlinkedPages } from "./unlinked-pages";
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
 * stands under More.
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
