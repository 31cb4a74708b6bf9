import { type ReactNode, useState } from "react";
import type { Description } from "../../../media/description";
import { type LibraryFile, libraryContract } from "../../../media/library-contract";
import { DescriptionFields } from "../../../media/picker/description-fields";
import { useChanges } from "../../../platform/http/client";
import { fill, LANGS } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { useSave } from "../../../ui/form/form";
import { mediaWords } from "../words";

interface UndescribedListProps {
  files: readonly LibraryFile[];
  label: string;
  card: (file: LibraryFile) => ReactNode;
}

/** Pictures of which a language does not say what they show, each with the fields for it. */
export function UndescribedList({ files, label, card }: UndescribedListProps) {
  return (
    <ul className="media-undescribed" aria-label={label}>
      {files.map((file) => (
        <li key={file._id}>
          {card(file)}
          <Undescribed file={file} />
        </li>
      ))}
    </ul>
  );
}

/** The description of one of them, saved when the focus leaves it: there is no form around it. */
function Undescribed({ file: { _id, originalFilename, alt, decorative } }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  const changes = useChanges(libraryContract);
  const { save, saving, problem } = useSave();
  const [stored, setStored] = useState<Description>({ alt, decorative });
  const [said, setSaid] = useState(stored);
  const [isSaved, setSaved] = useState(false);
  const isChanged = JSON.stringify(said) !== JSON.stringify(stored);
  const submit = () => {
    if (!isChanged) return;
    void save(async () => {
      await changes.edit({ media_id: _id, ...said });
      setStored(said);
      setSaved(true);
    });
  };
  return (
    <div>
      <Lacking said={said} />
      <p className="field-hint">{words.savedOnLeaving}</p>
      <DescriptionFields
        value={said}
        onChange={setSaid}
        path={`media.${_id}.alt`}
        name={originalFilename}
        errorsAt={() => []}
        onLeave={submit}
      />
      {problem && (
        <div role="alert">
          <p className="field-error">
            {problem.kind === "refused" ? problem.message : words.descriptionNotSaved}
          </p>
          <button type="button" className="button button-quiet" onClick={submit}>
            {words.saveAgain}
          </button>
        </div>
      )}
      <p role="status" className="field-hint">
        {isSaved && !isChanged && !saving && words.descriptionSaved}
      </p>
    </div>
  );
}

/** The languages that lack a description of a picture that needs one. */
function Lacking({ said: { alt, decorative } }: { said: Description }) {
  const words = useWords(mediaWords);
  const staff = useStaffWords();
  const lacking = LANGS.filter((lang) => alt[lang].trim() === "");
  if (decorative || lacking.length === 0) return null;
  const languages = lacking.map((lang) => staff[lang]).join(words.listMark);
  return <p className="media-lacking">{fill(words.lacking, { languages })}</p>;
}
