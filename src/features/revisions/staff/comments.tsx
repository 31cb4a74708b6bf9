import { Check, PencilLine, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import type * as z from "zod";
import {
  commentsContract,
  type EntryComment,
  LONGEST_COMMENT,
  type OpenComment,
} from "../../../content/comments/contract";
import { entryKey } from "../../../content/definition";
import { commentsAddress } from "../../../content/revisions/staff/history-address";
import { EmptyNote } from "../../../content/staff/empty-note";
import { useTypeLocations, wayBack } from "../../../content/staff/type-locations";
import { createClient, useChanges } from "../../../platform/http/client";
import { recordList, searchedWords, sortedBy } from "../../../platform/list/record-list";
import { staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { Filled, Name } from "../../../platform/locale/name";
import { SelectField } from "../../../ui/fields/select-field";
import { TextArea } from "../../../ui/fields/text-field";
import { ImeSafeForm, ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load, ScreenTitle } from "../../../ui/frame/screen";
import { ActionLabel, TypedName, typedName } from "../../../ui/list/action-label";
import { RecordList } from "../../../ui/list/record-list";
import { authorColumn, timeColumn } from "../../../ui/list/record-table";
import { commentWords } from "../comment-words";
import type { Route } from "./+types/comments";

const api = createClient(commentsContract);

const openCommentList = recordList({ q: searchedWords(100), sort: sortedBy(["by", "at"], "at") });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const [type, id] = ["type", "id"].map((name) => (search.get(name) ?? "").slice(0, 100));
  return load(async () =>
    type && id
      ? { one: await api.comments({ type, id }) }
      : { query: openCommentList.read(search), comments: (await api.openComments({})).comments },
  );
};

export const HydrateFallback = Loading;

/** The comments on an entry, or the open ones that mention the user. */
export default function Comments({ loaderData: { one, comments, query } }: Route.ComponentProps) {
  return one ? (
    <OnEntry key={`${one.type} ${one.id}`} {...one} />
  ) : (
    <OpenComments query={query} comments={comments} />
  );
}

interface OpenCommentsProps {
  query: z.output<typeof openCommentList.query>;
  comments: readonly OpenComment[];
}

/** The open comments that mention the user. */
function OpenComments({ query, comments }: OpenCommentsProps) {
  const words = useWords(commentWords);
  const lang = useLang();
  const { end, mark, problem } = useEnding();
  const nameOf = ({ comment }: OpenComment) => comment.text;
  return (
    <RecordList
      title={words.title}
      list={openCommentList}
      loaded={{ query }}
      rows={comments}
      idOf={({ comment }) => comment.key}
      nameOf={nameOf}
      first={{
        label: words.text,
        to: ({ type, id }) => commentsAddress(type, id),
        name: (row) => <Name text={nameOf(row)} />,
        about: (row) => (
          <p className="field-hint">
            <Called {...row} />
          </p>
        ),
        text: ({ comment, title, kind }) =>
          `${comment.text} (${title ? typedName(title, lang, kind) : kind})`,
      }}
      columns={[
        authorColumn<OpenComment>(words.by, ({ comment }) => comment.by),
        timeColumn<OpenComment>(words.when, lang, ({ comment }) => comment.at),
      ]}
      ownSort="at"
      search={words.searched}
      empty={<EmptyNote text={words.noneForYou} />}
      actions={{
        label: words.markDone,
        of: ({ type, id, comment }) => (
          <EndButton comment={comment} onEnd={() => end({ type, id, comment })} />
        ),
      }}
      selection={[{ label: words.markDone, icon: Check, act: mark, done: words.severalMarked }]}
      notices={<ProblemSummary problem={problem} labelOf={() => words.title} />}
      below={<p className="field-hint measure screen-only">{words.forYou}</p>}
    />
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
  const lang = useLang();
  const key = entryKey({ type, id });
  const places = useTypeLocations([key]).get(key);
  const { end, problem } = useEnding();
  const part = (label: string, those: readonly EntryComment[]) =>
    those.length > 0 && (
      <section className="mt-6">
        <h2 className="mb-2">{label}</h2>
        <ul className="review-list">
          {those.map((comment) => (
            <li key={comment.key}>
              <Said comment={comment} />
              <div className="actions">
                <EndButton comment={comment} onEnd={() => end({ type, id, comment })} />
              </div>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <>
      <ScreenTitle title={words.title} list={places && wayBack(places, id, lang)} />
      <ProblemSummary problem={problem} labelOf={() => words.title} />
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

/** The words of a comment, with who said them and when, and who resolved it. */
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

type Ending = Pick<OpenComment, "type" | "id" | "comment">;

/** Resolves comments, or reopens them. */
function useEnding() {
  const words = useWords(commentWords);
  const changes = useChanges(commentsContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const mark = ({ type, id, comment: { key, doneAt } }: Ending) =>
    changes.endComment({ type, id, key, done: doneAt === null });
  const end = (one: Ending) =>
    save(async () => {
      await mark(one).finally(revalidate);
      banner({ text: one.comment.doneAt === null ? words.marked : words.opened, saved: true });
    }, one.comment.key);
  return { end, mark, problem };
}

/** The button that says that a comment is done, or open again. */
function EndButton({
  comment: { text, doneAt },
  onEnd,
}: {
  comment: EntryComment;
  onEnd: () => Promise<unknown>;
}) {
  const words = useWords(commentWords);
  const [isGoing, go] = useState(false);
  const done = doneAt === null;
  const Sign = done ? Check : RotateCcw;
  const end = () => {
    go(true);
    void onEnd().finally(() => go(false));
  };
  return (
    <button type="button" className="button button-quiet" aria-disabled={isGoing} onClick={end}>
      <Sign aria-hidden="true" size={18} />
      <ActionLabel label={done ? words.markDone : words.openAgain} name={text.slice(0, 60)} />
    </button>
  );
}

interface CommentFormProps {
  type: string;
  id: string;
  /** The usernames that may be mentioned. */
  colleagues: readonly string[];
}

/** One more comment on an entry, to all or to one colleague. */
function CommentForm({ type, id, colleagues }: CommentFormProps) {
  const words = useWords(commentWords);
  const changes = useChanges(commentsContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem, errorsAt, saving } = useSave();
  const [text, setText] = useState("");
  const [names, setNames] = useState("");
  const add = () =>
    void save(async () => {
      await changes.addComment({ type, id, text, ...(names !== "" && { names }) });
      setText("");
      setNames("");
      banner({ text: words.added, saved: true });
      await revalidate();
    });
  return (
    <ImeSafeForm className="stack" label={words.add} onSubmit={add}>
      <ProblemSummary
        problem={problem}
        labelOf={(path) => (path === "names" ? words.names : words.text)}
        submitLabel={words.add}
      />
      <TextArea
        label={words.text}
        path="text"
        value={text}
        onChange={(typed) => setText(typed.slice(0, LONGEST_COMMENT))}
        errors={errorsAt("text")}
      />
      {colleagues.length > 0 && (
        <SelectField
          label={words.names}
          hint={words.namesHint}
          path="names"
          value={names}
          options={[["", words.nobody], ...colleagues.map((each) => [each, each] as const)]}
          onChange={setNames}
          errors={errorsAt("names")}
        />
      )}
      <div>
        <button type="submit" className="button button-main" aria-disabled={saving}>
          {words.add}
        </button>
      </div>
    </ImeSafeForm>
  );
}
