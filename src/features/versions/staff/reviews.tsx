import { Check, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { entryKey } from "../../../content/entry-ref";
import { type Review, reviewContract } from "../../../content/review/contract";
import { changesOf } from "../../../content/review/staff/changes-address";
import { ReviewComments, ReviewSentence } from "../../../content/review/staff/review-note";
import { reviewWords } from "../../../content/review/staff/words";
import { EmptyNote } from "../../../content/staff/empty-note";
import { namesOfLanguages } from "../../../content/staff/publish-words";
import type { TypeLocations } from "../../../content/staff/type-locations";
import { useTypeLocations } from "../../../content/staff/use-type-locations";
import { createClient, useChanges } from "../../../platform/http/client";
import { LANGS } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Filled } from "../../../platform/locale/name";
import { TextArea } from "../../../ui/fields/text-area";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { useSave } from "../../../ui/form/use-save";
import { useBanner } from "../../../ui/frame/banner";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { Loading, load } from "../../../ui/frame/loading";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { ActionLabel } from "../../../ui/list/action-label";
import { TypedName, typedLang, typedName } from "../../../ui/list/typed-name";
import { reviewListWords } from "../review-words";
import { versionsWords } from "../words";
import type { Route } from "./+types/reviews";

const api = createClient(reviewContract);

export const clientLoader = () => load(async () => (await api.reviews({})).reviews);

export const HydrateFallback = Loading;

/** The name of what is to be published. */
/** The list of what writers have saved that an administrator has to publish, and of what was sent back to them. */
export default function Reviews({ loaderData: reviews }: Route.ComponentProps) {
  const words = useWords(reviewListWords);
  const { drafts } = useWords(versionsWords);
  const placesOf = useTypeLocations(reviews.map(entryKey));
  const part = (title: string, state: Review["state"]) => {
    const those = reviews.filter((review) => review.state === state);
    if (those.length === 0) return null;
    return (
      <section className="mt-6">
        <h2 className="mb-2">{title}</h2>
        <ul className="review-list">
          {those.map((review) => (
            <ReviewItem key={entryKey(review)} review={review} places={placesOf.get(entryKey(review))} />
          ))}
        </ul>
      </section>
    );
  };
  return (
    <>
      <ScreenTitle title={words.title} />
      <p className="mb-4">{words.intro}</p>
      {reviews.length === 0 && <EmptyNote text={words.none} step={{ to: "/cms/drafts", label: drafts }} />}
      {part(words.waiting, "waiting")}
      {part(words.returned, "returned")}
    </>
  );
}

interface ReviewItemProps {
  review: Review;
  /** Once the screens of its type are there. */
  places: TypeLocations | undefined;
}

function ReviewItem({ review, places }: ReviewItemProps) {
  const words = useWords(reviewListWords);
  const { changes } = useWords(reviewWords);
  const lang = useLang();
  const { title, kind, id, langs, published, mayAnswer } = review;
  const name = title ? typedName(title, lang, words.untitled) : kind;
  const shown = title ? <TypedName texts={title} none={words.untitled} /> : kind;
  const isAll = LANGS.every((each) => langs.includes(each));
  const about = [
    ...(title ? [kind] : []),
    ...(published === null ? [words.isNew] : []),
    ...(isAll ? [] : [namesOfLanguages(langs, lang)]),
  ];
  const nameLang = title ? typedLang(title, lang) : undefined;
  return (
    <li>
      <h3>{places ? <Link to={places.edit(id)}>{shown}</Link> : shown}</h3>
      {about.length > 0 && <p className="field-hint">{about.join(" · ")}</p>}
      <p>
        <ReviewSentence review={review} />
        <ReviewComments review={review} />
      </p>
      <div className="actions">
        {mayAnswer && <Answer review={review} name={name} nameLang={nameLang} />}
        <Link className="button button-quiet" to={changesOf(review)}>
          <ActionLabel label={changes} name={name} nameLang={nameLang} />
        </Link>
      </div>
    </li>
  );
}

interface AnswerProps {
  review: Review;
  name: string;
  nameLang: ReturnType<typeof typedLang> | undefined;
}

/** Publishes what waits, or sends it back with a comment. */
function Answer({ review: { type, id, version, state }, name, nameLang }: AnswerProps) {
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
      <button type="button" className="button button-main" onClick={() => void publish()}>
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

/** Asks what should be changed. */
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
