import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useSave } from "../../../core/staff/form/use-save";
import { useBanner } from "../../../core/staff/frame/banner";
import { enquiriesContract, type Message } from "../contract";
import { enquiriesWords } from "../words";

/** What staff do with a message, each confirmed in the banner; `refresh` makes what is shown fresh. */
export function useMessageActions(refresh: () => Promise<void>) {
  const changes = useChanges(enquiriesContract);
  const words = useWords(enquiriesWords);
  const banner = useBanner();
  const { save, problem } = useSave();
  const act = ({ _id }: Message, call: () => Promise<unknown>, text: string, after = refresh) =>
    save(async () => {
      await call();
      banner({ text });
      await after();
    }, `${text} ${_id}`);
  return {
    problem,
    markDone: (message: Message) => {
      const { _id, done } = message;
      const text = done ? words.markedOpen : words.markedDone;
      return act(message, () => changes.done({ message_id: _id, done: !done }), text);
    },
    /** Of each that nobody has seen yet: looked at, and to be left as it is. */
    markSpam: (messages: readonly Message[]) =>
      save(
        async () => {
          for (const { _id } of messages) await changes.done({ message_id: _id, done: true });
          banner({ text: words.markedSpam });
          await refresh();
        },
        `${words.markedSpam} ${messages.map(({ _id }) => _id)}`,
      ),
    resend: (message: Message) => {
      const { _id, mail } = message;
      return act(
        message,
        () => changes.resend({ message_id: _id, unlessSent: !mail?.sentAt }),
        words.queuedAgain,
      );
    },
    notSpam: (message: Message) =>
      act(message, () => changes.notSpam({ message_id: message._id }), words.accepted),
    /** `after` leads away from what is no longer there. */
    erase: (message: Message, after: () => Promise<void>) =>
      act(message, () => changes.erase({ message_id: message._id }), words.erased, after),
  };
}
