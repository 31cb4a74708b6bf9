import { useNavigate } from "react-router";
import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import type { SubmitDraft } from "../../../core/staff/use-draft";
import { smaContract } from "../contract";
import { smaWords } from "../messages";
import { payloadOf, type TopicForm } from "./draft";

const LIST = "/cms/sma";

/** Saves a form as a new topic, says so and goes to the list. */
export function useAddTopic(): SubmitDraft<TopicForm> {
  const changes = useChanges(smaContract);
  const words = useWords(smaWords);
  const banner = useBanner();
  const navigate = useNavigate();
  return async (form) => {
    const { topic_id } = await changes.add({ topic: payloadOf(form) });
    banner({ text: words.updated, saved: LIST, view: `/sma#${topic_id}` });
    return () => navigate(LIST);
  };
}
