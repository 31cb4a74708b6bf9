import { Quote } from "lucide-react";
import { Link } from "react-router";
import { derivedCalls } from "../../../content/staff/content-screens";
import { createClient } from "../../../platform/http/client";
import { LANG_TAG } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { CsvHead } from "../../../ui/csv/csv-head";
import { usePermissions } from "../../../ui/frame/permissions";
import { glossaryContract } from "../contract";
import { glossary, type TermCard } from "../definition";
import { glossaryScreenWords } from "../words";
import { Tester } from "./tester";

const api = createClient(glossaryContract);

/** The screens of the glossary: above the list a place to try it, and in the list what each term becomes. */
export default {
  type: glossary,
  ...derivedCalls(glossary),
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
    <CsvHead words={words} importAt="/cms/glossary/import" read={() => api.export({})}>
      <Link to="/cms/sentences" className="button button-quiet">
        <Quote aria-hidden="true" size={18} />
        {words.sentences}
      </Link>
      {mayChange && <Tester />}
    </CsvHead>
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
