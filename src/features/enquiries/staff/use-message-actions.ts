import { createClient } from "../../../core/api/client";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import { useSave } from "../../../core/staff/use-save";
import { enquiriesContract, type Message } from "../contract";
import { enquiriesWords } from "../messages";

const api = createClient(enquiriesContract);

/** Milliseconds that a confirmation stays. */
const SHOWN = 2000;

/** What staff do with a message, each confirmed in the banner; `refresh` makes what is shown fresh. */
export function useMessageActions(refresh: () => Promise<void>) {
  const words = useWords(enquiriesWords);
  const banner = useBanner();
  const { save, problem } = useSave();
  const act = (call: () => Promise<unknown>, text: string, after = refresh) =>
    save(async () => {
      await call();
      banner({ text, ms: SHOWN });
      await after();
    });
  return {
    problem,
    markDone: ({ _id, done }: Message) =>
      act(() => api.done({ message_id: _id, done: !done }), done ? words.markedOpen : words.markedDone),
    resend: ({ _id, mail }: Message) =>
      act(() => api.resend({ message_id: _id, unlessSent: !mail?.sentAt }), words.queuedAgain),
    notSpam: ({ _id }: Message) => act(() => api.notSpam({ message_id: _id }), words.accepted),
    /** `after` leads away from what is no longer there. */
    erase: ({ _id }: Message, after: () => Promise<void>) =>
      act(() => api.erase({ message_id: _id }), words.erased, after),
  };
}
