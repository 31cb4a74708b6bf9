import { useRevalidator } from "react-router";
import { useChanges } from "../../platform/http/client";
import { useWords } from "../../platform/locale/lang-context";
import { useSave } from "../../ui/form/form";
import { useBanner } from "../../ui/frame/banner";
import { contentContract } from "../api/contract";
import { publishWords } from "./publish-words";

/**
 * A function that publishes the newest revision of an entry, shows a banner and reloads the screen.
 * @param said the banner, where approval is requested instead
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
