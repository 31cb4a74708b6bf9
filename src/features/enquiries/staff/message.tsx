import { useEffect } from "react";
import { Link, redirect, useNavigate, useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { LANG_TAG } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { useStillShown } from "../../../core/staff/frame/use-still-shown";
import { enquiriesContract } from "../contract";
import { enquiriesWords } from "../words";
import type { Route } from "./+types/message";
import { MessageActions } from "./message-actions";
import { MessageFacts } from "./message-facts";
import { useMessageActions } from "./use-message-actions";

const api = createClient(enquiriesContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const message_id = new URL(request.url).searchParams.get("message_id");
  if (!message_id) throw redirect("/cms/messages");
  return load(() => api.one({ message_id }));
};

export const HydrateFallback = Loading;

/** One message in full; whoever opens it has read it. */
export default function OneMessage({ loaderData: { message } }: Route.ComponentProps) {
  const changes = useChanges(enquiriesContract);
  const words = useWords(enquiriesWords);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const stillShown = useStillShown();
  const toList = async () => {
    if (stillShown()) await navigate("/cms/messages");
  };
  const actions = useMessageActions(revalidate);
  const { _id, opened, name, body } = message;
  useEffect(() => {
    // Not worth a word when it fails: the message stays new for the next one who opens it.
    if (!opened) changes.open({ message_id: _id }).catch(() => {});
  }, [_id, opened]);
  return (
    <>
      <ScreenTitle title={name} typed />
      <p>
        <Link to="/cms/messages" className="inline-flex min-h-12 items-center">
          {words.allMessages}
        </Link>
      </p>
      <ProblemSummary problem={actions.problem} labelOf={() => words.message} />
      <div className="stack measure">
        <MessageFacts message={message} />
        <section aria-labelledby="message-text">
          <h2 id="message-text">{words.message}</h2>
          <p className="rounded-xl bg-mist p-4 break-words whitespace-pre-wrap" lang={LANG_TAG[message.lang]}>
            {body}
          </p>
        </section>
        <MessageActions
          message={message}
          onDone={() => actions.markDone(message)}
          onResend={() => actions.resend(message)}
          onNotSpam={() => actions.notSpam(message)}
          onErase={() => actions.erase(message, toList)}
        />
      </div>
    </>
  );
}
