import { Check, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { Link, useRevalidator } from "react-router";
import * as z from "zod";
import { entryKey } from "../../../content/definition";
import { type Review, reviewContract } from "../../../content/review/contract";
import { ReviewComments, ReviewSentence } from "../../../content/review/staff/review-note";
import { reviewWords } from "../../../content/review/staff/words";
import { changesOf } from "../../../content/revisions/staff/history-address";
import { EmptyNote } from "../../../content/staff/empty-note";
import { namesOfLanguages } from "../../../content/staff/publish-words";
import { useTypeLocations } from "../../../content/staff/type-locations";
import { createClient, useChanges } from "../../../platform/http/client";
import { openChoice, recordList, searchedWords, sortedBy } from "../../../platform/list/record-list";
import { fill, LANGS, type Lang, useLang, useWords } from "../../../platform/locale/lang";
import { Filled } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { TextArea } from "../../../ui/fields/text-field";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { Loading, load } from "../../../ui/frame/screen";
import { ActionLabel, TypedName, typedLang, typedName } from "../../../ui/list/action-label";
import { RecordList } from "../../../ui/list/record-list";
import { authorColumn, timeColumn } from "../../../ui/list/record-table";
import { reviewListWords } from "../review-words";
import { revisionsWords } from "../words";
import type { Route } from "./+types/reviews";

const api = createClient(reviewContract);

const STATES = ["waiting", "returned"] as const;

const reviewList = recordList({
  show: openChoice(z.enum(STATES)),
  q: searchedWords(100),
  sort: sortedBy(["name", "by", "at"], "at"),
});

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(async () => {
    const query = reviewList.read(new URL(request.url).searchParams);
    const { reviews } = await api.reviews({});
    // Without anything in review, the list shows what was sent back.
    const there = STATES.find((state) => reviews.some((review) => review.state === state));
    return { query: { ...query, show: query.show ?? there ?? "waiting" }, reviews };
  });

export const HydrateFallback = Loading;

/** The list of what writers have saved that an administrator has to publish, and of what was sent back to them. */
export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { reviews } = loaderData;
  const words = useWords(reviewListWords);
  const staff = useStaffWords();
  const { drafts } = useWords(revisionsWords);
  const lang = useLang();
  const placesOf = useTypeLocations(reviews.map(entryKey));
  const nameOf = (review: Review) => nameOfReview(review, lang);
  const count = (state: Review["state"]) => reviews.filter((review) => review.state === state).length;
  return (
    <RecordList
      title={words.title}
      list={reviewList}
      loaded={loaderData}
      rows={reviews}
      idOf={entryKey}
      nameOf={nameOf}
      first={{
        label: words.what,
        sort: ["name", "words"],
        to: (review) => placesOf.get(entryKey(review))?.edit(review.id),
        name: ({ title, kind }) => (title ? <TypedName texts={title} none={words.untitled} /> : kind),
        about: (review) => (
          <>
            <p className="field-hint">{aboutOf(review, lang)}</p>
            {review.state === "returned" && (
              <p>
                <ReviewSentence review={review} />
              </p>
            )}
            <ReviewComments review={review} />
          </>
        ),
        text: (review) => [nameOf(review), aboutOf(review, lang)].join(" · "),
      }}
      columns={[
        authorColumn<Review>(words.by, ({ by }) => by),
        timeColumn<Review>(words.when, lang, ({ at }) => at),
      ]}
      ownSort="at"
      search={words.searched}
      parts={{
        name: "show",
        label: words.title,
        options: STATES.map((state) => [
          state,
          `${words[state]} ${fill(staff.aside, { text: count(state) })}`,
        ]),
        of: ({ state }) => state,
      }}
      empty={<EmptyNote text={words.none} step={{ to: "/cms/drafts", label: drafts }} />}
      actions={{ label: words.acts, of: (review) => <ReviewActs review={review} /> }}
      below={<p className="field-hint measure screen-only">{words.intro}</p>}
    />
  );
}

/** Its entry, whether it is new, and its languages where they are not all. */
function aboutOf({ title, kind, langs, published }: Review, lang: Lang): string {
  return [
    ...(title ? [kind] : []),
    ...(published === null ? [reviewListWords[lang].isNew] : []),
    ...(LANGS.every((each) => langs.includes(each)) ? [] : [namesOfLanguages(langs, lang)]),
  ].join(" · ");
}

/** Links to what changed, and to the answer. */
function ReviewActs({ review }: { review: Review }) {
  const { changes } = useWords(reviewWords);
  return (
    <div className="row-actions">
      <Link className="button button-quiet" to={changesOf(review)}>
        <ReviewLabel review={review} label={changes} />
      </Link>
      {review.mayAnswer && <ReviewAnswer review={review} />}
    </div>
  );
}

/** What waits, as readers of `lang` call it: its title, else its type. */
const nameOfReview = ({ title, kind }: Pick<Review, "title" | "kind">, lang: Lang): string =>
  title ? typedName(title, lang, reviewListWords[lang].untitled) : kind;

/** The label of a button about what waits. */
function ReviewLabel({ review, label }: { review: Review; label: string }) {
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

interface ReviewAnswerProps {
  review: Review;
  /** Whether publishing it is what the screen is for. */
  isMain?: boolean;
}

/** Publishes what waits, or sends it back with a comment; the screen is loaded again. */
export function ReviewAnswer({ review, isMain = false }: ReviewAnswerProps) {
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
      <button
        type="button"
        className={`button ${isMain ? "button-main" : "button-quiet"}`}
        onClick={() => void publish()}
      >
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
