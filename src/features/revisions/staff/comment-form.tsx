import { useState } from "react";
import { useRevalidator } from "react-router";
import { commentsContract, LONGEST_COMMENT } from "../../../content/comments/contract";
import { useChanges } from "../../../platform/http/client";
import { useWords } from "../../../platform/locale/lang";
import { SelectField } from "../../../ui/fields/select-field";
import { TextArea } from "../../../ui/fields/text-field";
import { ImeSafeForm, ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { commentWords } from "../comment-words";

interface CommentFormProps {
  type: string;
  id: string;
  /** The usernames that may be mentioned. */
  colleagues: readonly string[];
}

/** One more comment on an entry, to all or to one colleague. */
export function CommentForm({ type, id, colleagues }: CommentFormProps) {
  const words = useWords(commentWords);
  const changes = useChanges(commentsContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem, errorsAt, saving } = useSave();
  const [text, setText] = useState("");
  const [names, setNames] = useState("");
  const add = () =>
    void save(async () => {
      await changes.addComment({ type, id, text, ...(names !== "" && { names }) });
      setText("");
      setNames("");
      banner({ text: words.added, saved: true });
      await revalidate();
    });
  return (
    <ImeSafeForm className="stack" label={words.add} onSubmit={add}>
      <ProblemSummary
        problem={problem}
        labelOf={(path) => (path === "names" ? words.names : words.text)}
        submitLabel={words.add}
      />
      <TextArea
        label={words.text}
        path="text"
        value={text}
        onChange={(typed) => setText(typed.slice(0, LONGEST_COMMENT))}
        errors={errorsAt("text")}
      />
      {colleagues.length > 0 && (
        <SelectField
          label={words.names}
          hint={words.namesHint}
          path="names"
          value={names}
          options={[["", words.nobody], ...colleagues.map((each) => [each, each] as const)]}
          onChange={setNames}
          errors={errorsAt("names")}
        />
      )}
      <div>
        <button type="submit" className="button button-main" aria-disabled={saving}>
          {words.add}
        </button>
      </div>
    </ImeSafeForm>
  );
}
