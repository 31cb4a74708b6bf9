import { Link, useRevalidator } from "react-router";
import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { LeaveGuard } from "../../../core/staff/form/leave-guard";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { EmptyList } from "../../../core/staff/list/empty-list";
import { OrderedList } from "../../../core/staff/list/ordered-list";
import { typedName } from "../../../core/staff/list/typed-name";
import { useDeletion } from "../../../core/staff/list/use-deletion";
import { smaContract } from "../contract";
import type { SmaTopic } from "../shapes";
import { smaWords } from "../words";
import type { Route } from "./+types/topics";
import { TopicRow, titlesOf } from "./topic-row";
import { useTopicOrder } from "./use-topic-order";

const api = createClient(smaContract);

export const clientLoader = () => load(() => api.all({}));

export const HydrateFallback = Loading;

/** All SMA topics in the order of the page: put in order, edit, delete, bring back. */
export default function SmaTopics({ loaderData: { sma } }: Route.ComponentProps) {
  const changes = useChanges(smaContract);
  const words = useWords(smaWords);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const order = useTopicOrder(sma, revalidate);
  const nameOf = (topic: SmaTopic) => typedName(titlesOf(topic), lang, words.noTitle);
  const deletion = useDeletion<SmaTopic>({
    nameOf,
    remove: ({ _id }) => changes.remove({ topic_id: _id }),
    restore: ({ _id }) => changes.restore({ topic_id: _id }),
    refresh: revalidate,
  });
  return (
    <>
      <ScreenTitle title={words.topics} />
      <LeaveGuard changed={order.changed} />
      <p className="toolbar">
        <Link to="/cms/addsma" className={`button ${sma.length > 1 ? "button-quiet" : "button-main"}`}>
          {words.addTopic}
        </Link>
      </p>
      <ProblemSummary problem={order.problem ?? deletion.problem} labelOf={() => words.topics} />
      {order.overtaken && (
        <p role="alert" className="problem-summary">
          {words.orderOvertaken}
        </p>
      )}
      {sma.length === 0 && <EmptyList text={words.noTopics} />}
      <OrderedList
        items={order.arranged}
        keyOf={({ _id }) => _id}
        nameOf={nameOf}
        onReorder={order.arrange}
        textsOf={(topic) => Object.values(titlesOf(topic))}
      >
        {(topic, _at, moving) => (
          <TopicRow topic={topic} moving={moving} onDelete={() => deletion.remove(topic)} />
        )}
      </OrderedList>
      {sma.length > 1 && (
        <p className="submit-row">
          <button
            type="button"
            className="button button-main"
            aria-disabled={!order.isArranged || order.saving}
            onClick={order.update}
          >
            {words.updateOrder}
          </button>
        </p>
      )}
    </>
  );
}
