import { type ReactNode, use, useState } from "react";
import { useWords } from "../../../core/locale/lang-context";
import { useStaffWords } from "../../../core/locale/words/staff";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { useSave } from "../../../core/staff/form/use-save";
import { ScreensContext } from "../../../core/staff/frame/screens-context";
import type { ActivityEntry } from "../contract";
import { activityWords } from "../words";

/** The actions that make another version of something. */
const CHANGES: readonly string[] = ["edit", "draft", "publish"];

/** The change that an entry of the journal tells of, before and after: fetched, with all that compares, when it is opened. */
export function Change({ entry }: { entry: ActivityEntry }) {
  const words = useWords(activityWords);
  const staff = useStaffWords();
  const screens = use(ScreensContext);
  const { save, saving, problem } = useSave();
  const [shown, show] = useState<ReactNode>();
  const hasContent = screens.some(({ name, content }) => name === entry.feature && content);
  if (!hasContent || !CHANGES.includes(entry.action)) return null;
  const open = () =>
    save(async () => {
      const { changeOf } = await import("./change-of");
      show((await changeOf(entry.id, entry.entityId, screens)) ?? <p>{words.changeUnknown}</p>);
    });
  return (
    <details
      className="activity-change"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && shown === undefined && !saving) void open();
      }}
    >
      <summary>{words.change}</summary>
      <div role="status">{saving && staff.loading}</div>
      <ProblemSummary problem={problem} labelOf={() => words.change} />
      {shown}
    </details>
  );
}
