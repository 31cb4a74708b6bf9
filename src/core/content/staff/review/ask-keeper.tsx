import { useEffect } from "react";
import { useWords } from "../../../locale/lang-context";
import { TextArea } from "../../../staff/fields/text-area";
import { usePublishLanguages } from "../publish-languages-context";
import { reviewWords } from "./words";

/** Says in a form that an administrator will be asked to publish what is saved, and takes what is said to them. */
export function AskKeeper() {
  const words = useWords(reviewWords);
  const { unpublishedLangs, worded, plan, setPlan } = usePublishLanguages();
  const { asked } = words;
  const { asks } = plan;
  useEffect(() => {
    if (asks === undefined) setPlan({ asks: "", said: () => asked });
  }, [asks, asked, setPlan]);
  if (worded.every((lang) => unpublishedLangs.includes(lang))) return null;
  return (
    <div className="stack">
      <p>{words.asking}</p>
      <TextArea
        label={words.comment}
        path="askKeeper"
        errors={[]}
        value={asks ?? ""}
        onChange={(comment) => setPlan({ asks: comment.slice(0, 1000), said: () => asked })}
      />
    </div>
  );
}
