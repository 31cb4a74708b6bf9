import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import type { SubmitDraft } from "../../../core/staff/form/use-draft";
import { useSavedInList } from "../../../core/staff/form/use-saved-in-list";
import { smaContract } from "../contract";
import { smaWords } from "../words";
import { payloadOf, type TopicForm } from "./draft";

const LIST = "/cms/sma";

/** Saves a form as a new topic, says so and goes to the list. */
export function useAddTopic(): SubmitDraft<TopicForm> {
  const changes = useChanges(smaContract);
  const words = useWords(smaWords);
  const saved = useSavedInList(LIST);
  return async (form) => {
    const { topic_id } = await changes.add({ topic: payloadOf(form) });
    return saved({ text: words.updated, view: `/sma#${topic_id}` });
  };
}
