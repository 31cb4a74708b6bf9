import { Quote } from "lucide-react";
import { Link } from "react-router";
import { derivedCalls } from "../../../content/staff/content-screens";
import { LANG_TAG, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ImportLink } from "../../../ui/csv/csv-import";
import { usePermissions } from "../../../ui/frame/screen";
import type { RecordColumn } from "../../../ui/list/record-table";
import { glossary, type TermCard } from "../definition";
import { glossaryScreenWords } from "../words";
import { Tester } from "./tester";

/** The screens of the glossary: above the list a conversion tester, and in the list each term with its conversion. */
export default {
  type: glossary,
  ...derivedCalls(glossary),
  form: { rail: [] },
  list: {
    beside: () => <TryGlossary />,
    below: () => <Intro />,
    note: (card: TermCard) => <TermNote {...card} />,
    useColumns: useTermColumns,
  },
};

/** The introduction to the glossary, with links to the accepted sentences and the import from a file. */
function Intro() {
  const words = useWords(glossaryScreenWords);
  return (
    <div className="screen-only">
      <p className="field-hint measure">{words.intro}</p>
      <div className="row-actions">
        <Link to="/cms/sentences" className="button button-quiet">
          <Quote aria-hidden="true" size={18} />
          {words.sentences}
        </Link>
        <ImportLink to="/cms/glossary/import" />
      </div>
    </div>
  );
}

/** A sentence to try the glossary on, for users who may change it. */
function TryGlossary() {
  const { mayChange } = usePermissions();
  return mayChange && <Tester />;
}

function useTermColumns(): readonly RecordColumn<TermCard>[] {
  const staff = useStaffWords();
  return (["sim", "eng"] as const).map((lang) => ({
    label: staff[lang],
    className: "record-words",
    text: ({ term }) => term[lang],
    cell: ({ term }) => <span lang={LANG_TAG[lang]}>{term[lang]}</span>,
  }));
}

function TermNote({ note, keep, both }: Pick<TermCard, "note" | "keep" | "both">) {
  const words = useWords(glossaryScreenWords);
  const said = [keep ? words.name : both ? words.both : "", note].filter((each) => each !== "");
  return said.length > 0 && <p>{said.join(" · ")}</p>;
}
