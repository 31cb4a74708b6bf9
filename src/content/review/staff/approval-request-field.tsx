import { useEffect } from "react";
import { useWords } from "../../../platform/locale/lang-context";
import { TextArea } from "../../../ui/fields/text-area";
import { usePublishLanguages } from "../../staff/publish-languages-context";
import { reviewWords } from "./words";

/**
 * Says in a form that an administrator will be asked to publish the save, with a field for a note to them.
 */
export function ApprovalRequestField() {
  const words = useWords(reviewWords);
  const { unpublishedLangs, worded, plan, setPlan } = usePublishLanguages();
  const { asked } = words;
  const { approvalComment } = plan;
  useEffect(() => {
    if (approvalComment === undefined) setPlan({ approvalComment: "", said: () => asked });
  }, [approvalComment, asked, setPlan]);
  if (worded.every((lang) => unpublishedLangs.includes(lang))) return null;
  return (
    <div className="stack">
      <p>{words.asking}</p>
      <TextArea
        label={words.comment}
        path="approvalComment"
        errors={[]}
        value={approvalComment ?? ""}
        onChange={(comment) => setPlan({ approvalComment: comment.slice(0, 1000), said: () => asked })}
      />
    </div>
  );
}
