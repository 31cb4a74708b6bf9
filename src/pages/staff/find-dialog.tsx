import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { allScreens } from "../../features/index.browser";
import { type Grant, isForTypes, mayRead } from "../../platform/auth/roles";
import { LANGS, type Lang, localized, useLang, useWords } from "../../platform/locale/lang";
import { type ChoiceGroup, FindBox, findWords, useFindings } from "../../ui/find/find-box";
import { type Closeness, textTest } from "../../ui/find/text-test";
import { usePermissions } from "../../ui/frame/screen";
import type { Finder, Finding, Findings } from "../../ui/screens";
import { entries, mayOpen, namedScreens } from "./sections";

/** Entries of one group that are shown. */
const MOST_FOUND = 6;

interface FindDialogProps {
  /** The words that were typed already. */
  start: string;
  onClose: () => void;
  /** Opens the help of the screen that is shown. */
  onHelp: () => void;
}

/** Finders of the entries that somebody may read, and of their help. */
const findersFor = (grant: Grant): Finder[] => [
  ...allScreens.flatMap(({ find, access = "content", ...of }) =>
    find && mayRead(grant.role, access) && isForTypes(grant, access, of) ? [find] : [],
  ),
  helpFinder(grant),
];

/** The command palette: finds any screen, entry, person, donation or help by its name. */
export default function FindDialog({ start, onClose, onHelp }: FindDialogProps) {
  const own = useWords(findWords);
  const lang = useLang();
  const navigate = useNavigate();
  const [words, setWords] = useState(start.trim());
  const grant = usePermissions();
  const [finders] = useState(() => findersFor(grant));
  const { found, awaited, failed, closeness } = useFindings(finders, words);
  const dialog = useRef<HTMLDialogElement>(null);
  const [opener] = useState(() => document.activeElement);
  // Before anything else can be typed, which would be lost outside the field.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  // Once the dialog is gone, as what is below it takes no focus before.
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
  const choose = ({ to, help }: Finding) => {
    onClose();
    void navigate(to);
    if (help) onHelp();
  };
  const screens = findScreens(words, lang, grant);
  const all: [string, Findings][] = found.map(({ group, found }) => [group[lang], found]);
  if (screens.length > 0) all.unshift([own.screens, { findings: screens }]);
  const sorted = closeness ? closestFirst(all, closeness) : all;
  const groups = sorted.map(([title, findings]) =>
    groupOf(title, findings, words === "" ? Infinity : MOST_FOUND),
  );
  return (
    <dialog ref={dialog} className="find" aria-label={own.title} onCancel={onClose}>
      <FindBox
        start={start}
        groups={groups}
        words={words}
        look={setWords}
        choose={choose}
        close={onClose}
        looking={awaited > 0}
        failed={failed}
      />
    </dialog>
  );
}

/**
 * The groups with the closest finding first, and in each of them the closest first: what is named as was typed, then
 * what begins so, then what contains it. Else in the order that they were in.
 */
function closestFirst(groups: readonly [string, Findings][], closeness: Closeness): [string, Findings][] {
  return groups
    .map(([title, found]) => {
      const ranked = found.findings.map((finding) => ({ finding, rank: closeness(finding) }));
      ranked.sort((one, other) => one.rank - other.rank);
      const findings = ranked.map(({ finding }) => finding);
      return { group: [title, { ...found, findings }] as [string, Findings], rank: ranked[0]?.rank ?? 0 };
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ group }) => group);
}

/** The first of what a finder found, and where there is more the link to all of it. */
function groupOf(title: string, found: Findings, most = MOST_FOUND): ChoiceGroup {
  const { findings, total = findings.length, isMore = false, list } = found;
  const choices = findings.slice(0, most);
  return { title, choices, total, isMore, list: total > choices.length ? list : undefined };
}

/** Screens whose name contains the words, in any of the languages; all screens while there are no words. */
export function findScreens(words: string, lang: Lang, grant: Grant): Finding[] {
  const standIn = textTest(words);
  return namedScreens
    .filter(({ to }) => mayOpen(grant, to))
    .filter(({ label }) => standIn(Object.values(label)))
    .map(({ to, label, section }) => ({
      to,
      name: label[lang],
      names: Object.values(label),
      about: section?.[lang],
    }));
}

/** Finds tasks of the help of all screens, also by the name of help itself and of its screen: "help donations". */
export const helpFinder = (grant: Grant): Finder => ({
  group: localized((lang) => findWords[lang].helps),
  find: async ({ lang, standIn }) => {
    const found = entries
      .filter(({ to }) => mayOpen(grant, to))
      .map(async ({ to, label, help }) => {
        const { default: helps } = await help();
        return helps[lang].tasks.flatMap(({ task }, at) => {
          const texts = LANGS.flatMap((each) => [
            helps[each].tasks[at]?.task ?? "",
            `${findWords[each].helps} ${label[each]}`,
          ]);
          return standIn(texts) ? [{ to, name: task, about: label[lang], help: true }] : [];
        });
      });
    return { findings: (await Promise.all(found)).flat() };
  },
});
