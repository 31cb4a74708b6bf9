import type { CardsQuery } from "../../../content/calls";
import { derivedCalls } from "../../../content/staff/content-screens";
import { type EntryForm, ownForm } from "../../../content/staff/form-conversion";
import { createClient, useChanges } from "../../../platform/http/client";
import { fill } from "../../../platform/locale/fill";
import { useWords } from "../../../platform/locale/lang-context";
import { smaContract, type TopicCard } from "../contract";
import { sma, topicPaths } from "../definition";
import type { SmaTopic } from "../shapes";
import { smaWords } from "../words";
import { emptyForm, formOf, payloadOf, type TopicForm } from "./draft";
import { TopicFormView } from "./topic-form";
import { writtenTopic } from "./written-topic";

const api = createClient(smaContract);
const derived = derivedCalls(sma, topicPaths);

/** The body of a save, which the screens of all lists only hand on. */
const sent = (given: EntryForm) => given as unknown as ReturnType<typeof payloadOf>;

/** The screens of SMA topics, with a form of their own shape. */
export default {
  type: sma,
  reads: {
    ...derived.reads,
    cards: (query: CardsQuery, signal?: AbortSignal) => api.cards(query, signal),
  },
  useListChanges: () => {
    const changes = useChanges(smaContract);
    return {
      ...derived.useListChanges(),
      add: async (given: EntryForm) => (await changes.add({ topic: sent(given) })).topic_id,
      edit: (_id: string, given: EntryForm, version: number) =>
        changes.edit({ topic: { ...sent(given), _id, version } }),
      arrange: (ids: readonly string[]) => changes.order({ topics: ids.map((_id) => ({ _id })) }),
    };
  },
  ownForm: ownForm<TopicForm>({
    empty: emptyForm,
    formOf: (entry) => formOf(entry as unknown as SmaTopic),
    givenOf: payloadOf,
    View: TopicFormView,
    written: writtenTopic,
  }),
  list: {
    note: (card: Parameters<typeof TopicNote>[0]["card"]) => <TopicNote card={card} />,
    view: "/sma",
  },
};

/** The note of a topic below its title in the list. */
function TopicNote({ card }: { card: TopicCard }) {
  const words = useWords(smaWords);
  return `${fill(words.partCount, { count: card.parts })} · ${fill(words.referenceCount, { count: card.references })}`;
}
