import { Check, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { type Review, reviewContract } from "../../../content/review/contract";
import { useChanges } from "../../../platform/http/client";
import { type Lang, useLang, useWords } from "../../../platform/locale/lang";
import { Filled } from "../../../platform/locale/name";
import { TextArea } from "../../../ui/fields/text-field";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { ActionLabel, typedLang, typedName } from "../../../ui/list/action-label";
import { reviewListWords } from "../review-words";

/** What waits, as readers of `lang` call it: its title, else its type. */
export const nameOfReview = ({ title, kind }: Pick<Review, "title" | "kind">, lang: Lang): string =>
  title ? typedName(title, lang, reviewListWords[lang].untitled) : kind;

/** The label of a button about what waits. */
export function ReviewLabel({ review, label }: { review: Review; label: string }) {
  const lang = useLang();
  const { title } = review;
  return (
    <ActionLabel
      label={label}
      name={nameOfReview(review, lang)}
      nameLang={title ? typedLang(title, lang) : undefined}
    />
  );
}

/** Publishes what waits, or sends it back with a comment; the screen is loaded again. */
export function ReviewAnswer({ review }: { review: Review }) {
  const { type, id, version, state } = review;
  const name = nameOfReview(review, useLang());
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
  const sendBack = async (comment: string) => {
    await changes.sendBack({ type, id, version, comment });
    ask(false);
    await said(words.sentBack);
  };
  return (
    <>
      <ProblemSummary problem={problem} labelOf={() => name} />
      <button type="button" className="button button-quiet" onClick={() => void publish()}>
        <Check aria-hidden="true" size={18} />
        <ReviewLabel review={review} label={words.publish} />
      </button>
      {state === "waiting" && (
        <button type="button" className="button button-quiet" onClick={() => ask(true)}>
          <Undo2 aria-hidden="true" size={18} />
          <ReviewLabel review={review} label={words.sendBack} />
        </button>
      )}
      {isAsked && <SendBack name={name} onCancel={() => ask(false)} onSend={sendBack} />}
    </>
  );
}

interface SendBackProps {
  name: string;
  onCancel: () => void;
  onSend: (comment: string) => Promise<void>;
}

/** The form that requests changes; after a refusal it stays, with the reason and what was typed. */
function SendBack({ name, onCancel, onSend }: SendBackProps) {
  const words = useWords(reviewListWords);
  const path = useId();
  const [comment, setComment] = useState("");
  const [isNeeded, need] = useState(false);
  const { save, problem } = useSave();
  return (
    <ConfirmDialog
      title={<Filled sentence={words.sendBackQuestion} names={{ name }} />}
      confirmLabel={words.sendBack}
      cancelLabel={words.cancel}
      onConfirm={() => (comment.trim() === "" ? need(true) : void save(() => onSend(comment)))}
      onCancel={onCancel}
    >
      <ProblemSummary problem={problem} labelOf={() => words.comment} submitLabel={words.sendBack} />
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
