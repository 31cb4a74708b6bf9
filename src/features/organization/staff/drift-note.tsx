import { TriangleAlert } from "lucide-react";
import { wordsOfField } from "../../../core/content/type-words";
import { fill } from "../../../core/locale/fill";
import { LANGS } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { organizationWords } from "../words";
import { type Drift, drifts, type PeopleLists } from "./drift";
import { organizationStaffWords } from "./words";

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

/** Leads to the note from beside Submit, which is in sight wherever in the long form somebody is. */
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
  const list = wordsOfField(organizationWords[useLang()].fields[drift.list], drift.list).label;
  if (drift.kind === "order") return <li>{fill(words.otherOrder, { list })}</li>;
  if (drift.kind === "moved") {
    const languages = drift.langs.map((lang) => staff[lang]).join(words.listMark);
    return <li>{fill(words.movedAlone, { list, languages })}</li>;
  }
  const counts = LANGS.map((lang) => `${staff[lang]} ${drift.counts[lang]}`).join(words.listMark);
  return <li>{fill(words.otherCount, { list, counts })}</li>;
}
