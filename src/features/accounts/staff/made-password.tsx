import { useEffect, useRef } from "react";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { LeaveGuard } from "../../../core/staff/form/leave-guard";
import { accountsWords } from "../words";

/** A password that the server made. */
export interface Made {
  username: string;
  password: string;
}

/** It goes once somebody has noted it. */
const isUnseen = () => true;

/** Shows a password until somebody has noted it; takes the focus, since there is no second time. */
export function MadePassword({ made, onSeen }: { made: Made; onSeen: () => void }) {
  const words = useWords(accountsWords);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="stack my-4 border-2 border-teal p-4"
      aria-labelledby="made-password"
    >
      <LeaveGuard
        changed={isUnseen}
        ofShown={{ title: words.leavePasswordTitle, text: words.leavePasswordText }}
      />
      <h2 id="made-password">{fill(words.madePassword, { username: made.username })}</h2>
      <p>
        <code className="text-xl wrap-anywhere select-all">{made.password}</code>
      </p>
      <p>{words.madePasswordNote}</p>
      <button type="button" className="button button-quiet" onClick={onSeen}>
        {words.madePasswordSeen}
      </button>
    </section>
  );
}
