import { useChanges } from "../../platform/http/client";
import { fill } from "../../platform/locale/fill";
import { LANGS, localized } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import { useStaffWords } from "../../platform/locale/words/staff";
import { libraryContract } from "../library-contract";
import type { Description } from "./description";
import { DescriptionFields } from "./description-fields";
import { AnswerState, useSaveOnBlur } from "./save-on-blur";
import { pickerWords } from "./words";

interface AskDescriptionProps {
  /** Of a picture of which something is not said. */
  id: string;
  /** Path of its field in the request. */
  path: string;
  /** True where it stands among others, and opens when it is asked to. */
  folded: boolean;
  /** Its description so far. */
  known?: Description;
  /** Its name, where several are asked about on one screen. */
  name?: string;
}

/** The languages that lack a description of a picture that needs one. */
function Lacking({ said: { alt, decorative } }: { said: Description }) {
  const words = useWords(pickerWords);
  const staff = useStaffWords();
  const lacking = LANGS.filter((lang) => alt[lang].trim() === "");
  if (decorative || lacking.length === 0) return null;
  const languages = lacking.map((lang) => staff[lang]).join(words.listMark);
  return <p className="media-lacking">{fill(words.lacking, { languages })}</p>;
}

const NOTHING: Description = { alt: localized(() => ""), decorative: false };

/**
 * The question what a picture shows, asked once it is uploaded, or later in the library. Its answer is the library's and no part of the form: it is
 * saved when the focus leaves it, or with the form at the latest.
 */
export function AskDescription({ id, path, folded, known = NOTHING, name }: AskDescriptionProps) {
  const words = useWords(pickerWords);
  const changes = useChanges(libraryContract);
  const { said, setSaid, keep, leave, isKept, problem } = useSaveOnBlur({
    path: `${path}.alt`,
    stored: { alt: known.alt, decorative: known.decorative },
    send: (description) => changes.edit({ media_id: id, ...description }),
  });
  const fields = (
    <div>
      {name !== undefined && <Lacking said={said} />}
      <p className="field-hint">{words.savedOnLeaving}</p>
      <DescriptionFields
        value={said}
        onChange={setSaid}
        path={`${path}.alt`}
        name={name}
        errorsAt={() => []}
        onLeave={keep}
      />
      <AnswerState {...{ problem, isKept, keep, leave }} />
    </div>
  );
  if (!folded) return <div className="ask-description">{fields}</div>;
  return (
    <details className="ask-description">
      <summary>{words.describeTitle}</summary>
      {fields}
    </details>
  );
}
