import { useContext, useEffect, useEffectEvent, useState } from "react";
import { useChanges } from "../../api/client";
import { localized } from "../../locale/lang";
import { useWords } from "../../locale/lang-context";
import { useSave } from "../../staff/form/use-save";
import { UploadReports, useUploadReport } from "../../staff/form/use-upload-wait";
import { libraryContract } from "../library-contract";
import { type Description, DescriptionFields } from "./description-fields";
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

const NOTHING: Description = { alt: localized(() => ""), decorative: false };

const isSame = (one: Description, other: Description) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The question what a picture shows, asked once it is uploaded, or later in the library. Its answer is the library's and no part of the form: it is
 * saved when the focus leaves it, or with the form at the latest.
 */
export function AskDescription({ id, path, folded, known = NOTHING, name }: AskDescriptionProps) {
  const words = useWords(pickerWords);
  const { said, setSaid, keep, leave, isKept, problem } = useKept(id, `${path}.alt`, known);
  const fields = (
    <div>
      <DescriptionFields
        value={said}
        onChange={setSaid}
        path={`${path}.alt`}
        name={name}
        errorsAt={() => []}
        onLeave={keep}
      />
      {problem && (
        <div role="alert">
          <p className="field-error">
            {problem.kind === "refused" ? problem.message : words.describedNotKept}
          </p>
          <div className="row-actions">
            <button type="button" className="button button-quiet" onClick={keep}>
              {words.describedAgain}
            </button>
            <button type="button" className="button button-quiet" onClick={leave}>
              {words.describedLeave}
            </button>
          </div>
        </div>
      )}
      <p role="status" className="field-hint">
        {isKept && words.describedKept}
      </p>
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

/** The answer as it is typed, and as it is kept; the form around waits for the rest. */
function useKept(id: string, path: string, { alt, decorative }: Description) {
  const changes = useChanges(libraryContract);
  const { save, saving, problem, clearProblem } = useSave();
  const { waiting, callOff } = useContext(UploadReports);
  const [known] = useState({ alt, decorative });
  const [said, setSaid] = useState(known);
  const [kept, setKept] = useState(known);
  const isChanged = !isSame(said, kept);
  useUploadReport(path, isChanged ? "underWay" : undefined);
  const keep = () => {
    if (!isChanged) return;
    void save(async () => {
      await changes.edit({ media_id: id, ...said });
      setKept(said);
    });
  };
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (waiting) keepNow();
  }, [waiting]);
  useEffect(() => {
    // The form is not to wait for what somebody has to look at first.
    if (problem) callOff();
  }, [problem, callOff]);
  return {
    ...{ said, setSaid, keep, problem },
    leave: () => {
      setSaid(kept);
      clearProblem();
    },
    isKept: !isChanged && !saving && !isSame(kept, known),
  };
}
