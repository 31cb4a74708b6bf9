import { derivedCalls } from "../../../content/staff/content-screens";
import { ownForm } from "../../../content/staff/form-conversion";
import { fill, useWords } from "../../../platform/locale/lang";
import { sma, type TopicCard } from "../definition";
import type { SmaTopic } from "../shapes";
import { smaWords } from "../words";
import { emptyForm, formOf, payloadOf, type TopicForm } from "./draft";
import { TopicFormView } from "./topic-form";
import { writtenTopic } from "./written-topic";

/** The screens of SMA topics, with a form of their own shape. */
export default {
  type: sma,
  ...derivedCalls(sma),
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
