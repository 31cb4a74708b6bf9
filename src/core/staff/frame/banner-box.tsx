import { CircleCheck, TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { Filled } from "../../locale/name";
import { useStaffWords } from "../../locale/words/staff";
import { ViewSaved } from "../form/view-saved";

/** What the banner says. It goes by itself; what is offered beside an action stays until it is closed. */
export interface Notice {
  text: string;
  /** What somebody typed, for the `{…}` of the text: it may be in another language. */
  names?: Readonly<Record<string, string>>;
  /** Milliseconds that it stays, where that is another time than usual. */
  ms?: number;
  /** Something was saved; that stays written on this screen, or on the one of this address that follows. */
  saved?: true | string;
  /** Address on the site of what was saved. */
  view?: string | undefined;
  /** Something did not succeed, and may be tried again. */
  failed?: boolean;
  /** What is offered beside, as Undo. Nothing else that is said takes it away, only the next such offer. */
  action?: { label: string; run: () => void };
}

/** One banner; `close` takes it away, as its action does. */
export function Banner({ notice, close }: { notice: Notice; close: () => void }) {
  const { text, names = {}, failed = false, action } = notice;
  const Sign = failed ? TriangleAlert : CircleCheck;
  const words = useStaffWords();
  const run = useMemo(
    () => () => {
      close();
      action?.run();
    },
    [action, close],
  );
  return (
    <div className="banner">
      <Sign aria-hidden="true" size={24} />
      <p>
        <Filled sentence={text} names={names} />
      </p>
      {notice.view && <ViewSaved address={notice.view} />}
      {action && (
        <>
          <button type="button" className="button button-quiet" onClick={run}>
            {action.label}
          </button>
          <button type="button" className="button button-quiet" onClick={close}>
            {words.close}
          </button>
        </>
      )}
    </div>
  );
}
