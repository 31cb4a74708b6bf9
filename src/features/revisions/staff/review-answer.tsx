import { Check, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { type Review, reviewContract } from "../../../content/review/contract";
import { useChanges } from "../../../platform/http/client";
import { useWords } from "../../../platform/locale/lang-context";
import { Filled } from "../../../platform/locale/name";
import { TextArea } from "../../../ui/fields/text-area";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { ActionLabel } from "../../../ui/list/action-label";
import type { typedLang } from "../../../ui/list/typed-name";
import { reviewListWords } from "../review-words";

interface ReviewAnswerProps {
  review: Review;
  name: string;
  nameLang: ReturnType<typeof typedLang> | undefined;
}

/** Publishes what waits, or sends it back with a comment; the screen is loaded again. */
export function ReviewAnswer({ review: { type, id, version, state }, name, nameLang }: ReviewAnswerProps) {
  const words = useWords(reviewListWords);
  const changes = useChanges(reviewContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const [isAsked, ask] = useState(false);
  const said = async (text: string) => {
    banner({ text, names: { name }, saved: true });
    await revalidate();
  };
  const publish = () =>
    save(async () => {
      await changes.approve({ type, id, version });
      await said(words.published);
    });
  const sendBack = (comment: string) =>
    save(async () => {
      ask(false);
      await changes.sendBack({ type, id, version, comment });
      await said(words.sentBack);
    });
  return (
    <>
      <ProblemSummary problem={problem} labelOf={() => name} />
      <button type="button" className="button button-quiet" onClick={() => void publish()}>
        <Check aria-hidden="true" size={18} />
        <ActionLabel label={words.publish} name={name} nameLang={nameLang} />
      </button>
      {state === "waiting" && (
        <button type="button" className="button button-quiet" onClick={() => ask(true)}>
          <Undo2 aria-hidden="true" size={18} />
          <ActionLabel label={words.sendBack} name={name} nameLang={nameLang} />
        </button>
      )}
      {isAsked && (
        <SendBack name={name} onCancel={() => ask(false)} onSend={(comment) => void sendBack(comment)} />
      )}
    </>
  );
}

interface SendBackProps {
  name: string;
  onCancel: () => void;
  onSend: (comment: string) => void;
}

/** The form that requests changes. */
function SendBack({ name, onCancel, onSend }: SendBackProps) {
  const words = useWords(reviewListWords);
  const path = useId();
  const [comment, setComment] = useState("");
  const [isNeeded, need] = useState(false);
  return (
    <ConfirmDialog
      title={<Filled sentence={words.sendBackQuestion} names={{ name }} />}
      confirmLabel={words.sendBack}
      cancelLabel={words.cancel}
      onConfirm={() => (comment.trim() === "" ? need(true) : onSend(comment))}
      onCancel={onCancel}
    >
      <TextArea
        label={words.comment}
        path={path}
        errors={isNeeded && comment.trim() === "" ? [words.commentNeeded] : []}
        value={comment}
        onChange={(typed) => setComment(typed.slice(0, 1000))}
      />
    </ConfirmDialog>
  );
}
