import { Quote } from "lucide-react";
import { Link } from "react-router";
import { createClient } from "../../../core/api/client";
import { derivedCalls } from "../../../core/content/staff/content-screens";
import { CsvHead } from "../../../core/csv/csv-head";
import { LANG_TAG } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/lang-context";
import { usePermissions } from "../../../core/staff/frame/permissions";
import { glossaryContract, type TermCard } from "../contract";
import { glossary } from "../definition";
import { glossaryScreenWords } from "../words";
import { Tester } from "./tester";

const api = createClient(glossaryContract);
const derived = derivedCalls(glossary);

/** The screens of the glossary: above the list a place to try it, and in the list what each term becomes. */
export default {
  type: glossary,
  ...derived,
  reads: { ...derived.reads, cards: api.cards },
  form: { rail: [] },
  list: {
    above: () => <Head />,
    note: (card: TermCard) => <TermNote card={card} />,
  },
};

/** A word on the glossary, the ways in and out by a file, and a sentence to try it on. */
function Head() {
  const words = useWords(glossaryScreenWords);
  const { mayChange } = usePermissions();
  return (
    <>
      <CsvHead words={words} importAt="/cms/glossary/import" read={() => api.export({})}>
        <Link to="/cms/sentences" className="button button-quiet">
          <Quote aria-hidden="true" size={18} />
          {words.sentences}
        </Link>
      </CsvHead>
      {mayChange && <Tester />}
    </>
  );
}

function TermNote({ card: { term, note, keep, both } }: { card: TermCard }) {
  const words = useWords(glossaryScreenWords);
  return (
    <>
      <p className="wrap-anywhere">
        {term.sim !== "" && (
          <>
            {"→ "}
            <span lang={LANG_TAG.sim}>{term.sim}</span>
          </>
        )}
        {term.sim !== "" && term.eng !== "" && " · "}
        {term.eng !== "" && <span lang="en">{term.eng}</span>}
      </p>
      {keep ? <p>{words.name}</p> : both && <p>{words.both}</p>}
      {note !== "" && <p>{note}</p>}
    </>
  );
}
