import { useId, useState } from "react";
import { fill, LANG_TAG } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { Filled } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { mediaUrl } from "../../../platform/media-urls";
import { TextField } from "../../../ui/fields/text-field";
import { ActionLabel } from "../../../ui/list/action-label";
import type { Issue } from "../issue";
import { useIssueWords } from "./issue-words";
import { isRepairable } from "./use-repair";
import { checkWords } from "./words";

/** The width in pixels of the picture of an issue. */
const PICTURE = 320;

interface CheckRowProps {
  finding: Issue;
  /** The name of its field, with its language. */
  label: string;
  /** Fixes it, with the given words where the program knows none. */
  onRepair: (words?: string) => void;
  onGo: () => void;
}

/** One finding: what it is and where, why, and what can be done about it. */
export function CheckRow({ finding, label, onRepair, onGo }: CheckRowProps) {
  const words = useWords(checkWords);
  const { withName } = useStaffWords();
  const { check, said, lang, picture } = finding;
  const { what, why, repair } = useIssueWords()(finding);
  const place = said === "" ? label : fill(withName, { label, name: said });
  return (
    <li className="check-row">
      <h3 tabIndex={-1}>{what}</h3>
      <p>
        {said === "" ? (
          label
        ) : (
          <Filled
            sentence={fill(withName, { label })}
            names={{ name: { text: fill(words.quoted, { said }), lang } }}
          />
        )}
      </p>
      <p>{why}</p>
      {picture !== undefined && <img src={mediaUrl(picture, PICTURE)} alt="" loading="lazy" />}
      {check.startsWith("link") && <LinkWords finding={finding} place={place} onUse={onRepair} />}
      <div className="row-actions">
        {repair !== undefined && isRepairable(finding) && (
          <button type="button" className="button button-main" onClick={() => onRepair()}>
            <ActionLabel label={repair} name={place} nameLang={lang} />
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onGo}>
          <ActionLabel label={words.goTo} name={place} nameLang={lang} />
        </button>
      </div>
    </li>
  );
}

interface LinkWordsProps {
  finding: Issue;
  place: string;
  onUse: (words: string) => void;
}

/** A field for a link's text, since typing over it in the editor would remove the link. */
function LinkWords({ finding: { lang }, place, onUse }: LinkWordsProps) {
  const words = useWords(checkWords);
  const [typed, setTyped] = useState("");
  const given = typed.trim();
  return (
    <>
      <TextField
        path={useId()}
        label={words.linkWords}
        errors={[]}
        lang={lang && LANG_TAG[lang]}
        value={typed}
        onChange={setTyped}
      />
      {given !== "" && (
        <button type="button" className="button button-main justify-self-start" onClick={() => onUse(given)}>
          <ActionLabel label={words.useWords} name={place} nameLang={lang} />
        </button>
      )}
    </>
  );
}
