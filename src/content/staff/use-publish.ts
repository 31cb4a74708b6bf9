import { useRevalidator } from "react-router";
import { useChanges } from "../../platform/http/client";
import { useWords } from "../../platform/locale/lang-context";
import { useSave } from "../../ui/form/use-save";
import { useBanner } from "../../ui/frame/banner";
import { contentContract } from "../api/contract";
import { publishWords } from "./publish-words";

/**
 * Gives what publishes the newest version of an entry, says so and shows the screen anew.
 * @param said the banner, where somebody else is asked to publish it
 */
export function usePublish(type: string, said?: string) {
  const changes = useChanges(contentContract);
  const banner = useBanner();
  const words = useWords(publishWords);
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const publish = (id: string) =>
    save(async () => {
      await changes.publish({ type, id });
      banner({ text: said ?? words.published, saved: true });
      await revalidate();
    }, id);
  return { publish, problem };
}
