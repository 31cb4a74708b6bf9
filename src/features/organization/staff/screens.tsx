import { TriangleAlert } from "lucide-react";
import { wordsOfField } from "../../../content/field";
import { derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import { contentIn, type EntryForm } from "../../../content/staff/form-conversion";
import { namesOfLanguages } from "../../../content/staff/publish-words";
import { listMark } from "../../../platform/locale/format";
import {
  fill,
  LANGS,
  type Lang,
  type Localized,
  localized,
  useLang,
  useWords,
} from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { type OrganizationText, organization } from "../definition";
import { organizationWords } from "../words";

/** The texts in a form, as entries have them. */
const textsIn = (form: EntryForm) => contentIn(organization, form) as unknown as Localized<OrganizationText>;

/** The screen of who runs the charity. */
const screens: RecordScreens = {
  type: organization,
  ...derivedRecord(organization),
  begin: (lang) => `${lang}.founder`,
  form: {
    above: (draft, stored) => <DriftNote stored={textsIn(stored)} form={textsIn(draft.form)} />,
    beside: (draft, stored) => <DriftLink stored={textsIn(stored)} form={textsIn(draft.form)} />,
  },
};

export default screens;

const ID = "drift-note";

interface DriftNoteProps {
  stored: PeopleLists;
  form: PeopleLists;
}

/** Says where the three languages no longer list the same people in the same order. */
export function DriftNote({ stored, form }: DriftNoteProps) {
  const words = useWords(organizationStaffWords);
  const found = drifts(stored, form);
  return (
    <div role="status">
      {found.length > 0 && (
        <div id={ID} className="mb-4 flex gap-3 rounded-xl border-2 border-kapok p-4">
          <TriangleAlert aria-hidden="true" size={24} className="flex-none" />
          <div>
            <p className="font-bold">{words.drift}</p>
            <ul className="list-disc ps-5">
              {found.map((drift) => (
                <DriftLine key={drift.list} drift={drift} />
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

/** A link to the note from beside Submit, which is visible anywhere in the long form. */
export function DriftLink({ stored, form }: DriftNoteProps) {
  const words = useWords(organizationStaffWords);
  if (drifts(stored, form).length === 0) return null;
  return (
    <a href={`#${ID}`} className="inline-flex min-h-12 items-center">
      {words.seeDrift}
    </a>
  );
}

function DriftLine({ drift }: { drift: Drift }) {
  const staff = useStaffWords();
  const words = useWords(organizationStaffWords);
  const lang = useLang();
  const list = wordsOfField(organizationWords[lang].fields[drift.list], drift.list).label;
  if (drift.kind === "order") return <li>{fill(words.otherOrder, { list })}</li>;
  if (drift.kind === "moved") {
    return <li>{fill(words.movedAlone, { list, languages: namesOfLanguages(drift.langs, lang) })}</li>;
  }
  const counts = LANGS.map((each) => `${staff[each]} ${drift.counts[each]}`).join(listMark(lang));
  return <li>{fill(words.otherCount, { list, counts })}</li>;
}

/** The lists of people, each in three languages. */
const LISTS = ["patrons", "members", "advisors", "staff"] as const;
type List = (typeof LISTS)[number];

/** The lists of one language; directors and advisors are one on each line. */
interface ListedPeople {
  patrons: readonly { name: string }[];
  members: string;
  advisors: string;
  staff: readonly { name: string }[];
}

/** The lists in each language. */
export type PeopleLists = Localized<ListedPeople>;

/** A difference of a list between the languages that have it. */
type Drift =
  | { list: List; kind: "count"; counts: Localized<number> }
  /** Put in another order since the last save, in these languages and not in the others. */
  | { list: List; kind: "moved"; langs: Lang[] }
  /** Traditional and Simplified name the same people in another order. */
  | { list: List; kind: "order" };

/** Places where the languages' lists differ; lists that a language does not have are left out. */
export function drifts(stored: PeopleLists, form: PeopleLists): Drift[] {
  return LISTS.flatMap((list): Drift[] => {
    const names = localized((lang) => namesOf(form[lang], list));
    const given = LANGS.filter((lang) => names[lang].length > 0);
    const counts = localized((lang) => names[lang].length);
    if (new Set(given.map((lang) => counts[lang])).size > 1) return [{ list, kind: "count", counts }];
    const langs = given.filter((lang) => isMoved(namesOf(stored[lang], list), names[lang]));
    if (langs.length > 0 && langs.length < given.length) return [{ list, kind: "moved", langs }];
    return inOtherOrder(names.tra, names.sim) ? [{ list, kind: "order" }] : [];
  });
}

function namesOf(text: ListedPeople, list: List): string[] {
  const part = text[list];
  const names = typeof part === "string" ? part.split("\n") : part.map(({ name }) => name);
  return names.map((name) => name.trim()).filter((name) => name !== "");
}

const isMoved = (before: readonly string[], now: readonly string[]) =>
  before.join("\n") !== now.join("\n") && before.toSorted().join("\n") === now.toSorted().join("\n");

/**
 * Returns whether somebody's name is more like that of another place: most characters are the same in both scripts.
 */
function inOtherOrder(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  return one.some((name, at) => {
    const here = shared(name, other[at] ?? "");
    return other.some(
      (each, place) => place !== at && shared(name, each) > here && shared(name, each) * 2 >= name.length,
    );
  });
}

const shared = (one: string, other: string) =>
  [...one].filter((character) => character.trim() !== "" && other.includes(character)).length;

const eng = {
  drift: "The three languages no longer list the same people.",
  seeDrift: "The languages differ",
  otherCount: "{list}: {counts}",
  movedAlone: "{list}: the order was changed only in {languages}",
  otherOrder: "{list}: Traditional and Simplified Chinese seem to be in a different order",
};

const tra: typeof eng = {
  drift: "三種語言列出的人不再一致。",
  seeDrift: "語言之間有差異",
  otherCount: "{list}：{counts}",
  movedAlone: "{list}：只更改了{languages}的次序",
  otherOrder: "{list}：繁體與簡體的次序似乎不同",
};

const sim: typeof eng = {
  drift: "三种语言列出的人不再一致。",
  seeDrift: "语言之间有差异",
  otherCount: "{list}：{counts}",
  movedAlone: "{list}：只更改了{languages}的次序",
  otherOrder: "{list}：繁体与简体的次序似乎不同",
};

/** Words of what the screen of the organisation has of its own. */
const organizationStaffWords: Localized<typeof eng> = { eng, tra, sim };
