import { Check, PencilLine, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { commentsContract, type EntryComment, type OpenComment } from "../../../content/comments/contract";
import { entryKey } from "../../../content/entry-ref";
import { EmptyNote } from "../../../content/staff/empty-note";
import { useTypeLocations } from "../../../content/staff/use-type-locations";
import { commentsAddress } from "../../../content/versions/staff/history-address";
import { createClient, useChanges } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Filled, Name } from "../../../platform/locale/name";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { useSave } from "../../../ui/form/use-save";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load } from "../../../ui/frame/loading";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { ActionLabel } from "../../../ui/list/action-label";
import { TypedName } from "../../../ui/list/typed-name";
import { commentWords } from "../comment-words";
import type { Route } from "./+types/comments";
import { CommentForm } from "./comment-form";

const api = createClient(commentsContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const [type, id] = ["type", "id"].map((name) => (search.get(name) ?? "").slice(0, 100));
  return load(async () =>
    type && id ? { one: await api.comments({ type, id }) } : { asked: (await api.openComments({})).comments },
  );
};

export const HydrateFallback = Loading;

/** The comments on an entry, or those that ask something of whoever looks. */
export default function Comments({ loaderData: { one, asked = [] } }: Route.ComponentProps) {
  const words = useWords(commentWords);
  return (
    <>
      <ScreenTitle title={words.title} />
      {one ? (
        <OnEntry key={`${one.type} ${one.id}`} {...one} />
      ) : (
        <>
          {asked.length === 0 ? (
            <EmptyNote text={words.noneForYou} />
          ) : (
            <p className="mb-4">{words.forYou}</p>
          )}
          <ul className="review-list">
            {asked.map(({ comment, ...of }) => (
              <li key={comment.key}>
                <Said comment={comment} />
                <p className="field-hint">
                  <Called {...of} />
                </p>
                <div className="actions">
                  <Ending type={of.type} id={of.id} comment={comment} />
                  <Link className="button button-quiet" to={commentsAddress(of.type, of.id)}>
                    {words.all}
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The name of what a comment is on. */
function Called({ title, kind }: Pick<OpenComment, "title" | "kind">) {
  const { untitled } = useWords(commentWords);
  return (
    <>
      {title && (
        <>
          <TypedName texts={title} none={untitled} /> ·{" "}
        </>
      )}
      {kind}
    </>
  );
}

type OnEntryProps = Omit<OpenComment, "comment"> & { comments: EntryComment[]; colleagues: string[] };

function OnEntry({ type, id, comments, colleagues, ...called }: OnEntryProps) {
  const words = useWords(commentWords);
  const key = entryKey({ type, id });
  const places = useTypeLocations([key]).get(key);
  const part = (label: string, those: readonly EntryComment[]) =>
    those.length > 0 && (
      <section className="mt-6">
        <h2 className="mb-2">{label}</h2>
        <ul className="review-list">
          {those.map((comment) => (
            <li key={comment.key}>
              <Said comment={comment} />
              <div className="actions">
                <Ending {...{ type, id, comment }} />
              </div>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <>
      <p className="history-entry">
        <b>
          <Called {...called} />
        </b>
        {places && (
          <Link className="button button-quiet" to={places.edit(id)}>
            <PencilLine aria-hidden="true" size={18} />
            {words.openEntry}
          </Link>
        )}
      </p>
      <p className="mb-4">{words.intro}</p>
      <CommentForm {...{ type, id, colleagues }} />
      {comments.length === 0 && <p className="mt-6">{words.none}</p>}
      {part(
        words.open,
        comments.filter(({ doneAt }) => doneAt === null),
      )}
      {part(
        words.done,
        comments.filter(({ doneAt }) => doneAt !== null),
      )}
    </>
  );
}

/** The words of a comment, with who said them and when, and who has done what they ask. */
function Said({ comment: { by, at, text, names, doneBy, doneAt } }: { comment: EntryComment }) {
  const words = useWords(commentWords);
  const lang = useLang();
  const said = fill(names === null ? words.said : words.asks, { time: staffTime(at, lang) });
  return (
    <>
      <p className="review-comment">
        <Name text={text} />
      </p>
      <p className="field-hint">
        <Filled sentence={said} names={{ name: by, colleague: names ?? "" }} />
      </p>
      {doneAt !== null && doneBy !== null && (
        <p className="field-hint">
          <Filled sentence={fill(words.doneBy, { time: staffTime(doneAt, lang) })} names={{ name: doneBy }} />
        </p>
      )}
    </>
  );
}

interface EndingProps {
  /** The entry that it is on. */
  type: string;
  id: string;
  comment: EntryComment;
}

/** The button that says that a comment is done, or open again. */
function Ending({ type, id, comment: { key, text, doneAt } }: EndingProps) {
  const words = useWords(commentWords);
  const changes = useChanges(commentsContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const [isGoing, go] = useState(false);
  const done = doneAt === null;
  const end = () =>
    save(async () => {
      go(true);
      await changes.endComment({ type, id, key, done }).finally(() => go(false));
      banner({ text: done ? words.marked : words.opened, saved: true });
      await revalidate();
    });
  const Sign = done ? Check : RotateCcw;
  return (
    <>
      <ProblemSummary problem={problem} labelOf={() => words.title} />
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isGoing}
        onClick={() => void end()}
      >
        <Sign aria-hidden="true" size={18} />
        <ActionLabel label={done ? words.markDone : words.openAgain} name={text.slice(0, 60)} />
      </button>
    </>
  );
}
