import { useMemo, useRef } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useSavedInList } from "../../../core/staff/form/use-saved-in-list";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { smaContract } from "../contract";
import type { SmaReview, SmaTopic } from "../shapes";
import { smaWords } from "../words";
import type { Route } from "./+types/edit";
import { formOf, payloadOf, type TopicForm } from "./draft";
import { TopicFormView } from "./topic-form";
import { useAddTopic } from "./use-add-topic";

const api = createClient(smaContract);

const fetchTopic = async (id: string) => {
  const { sma, review } = await api.all({});
  const topic = sma.find(({ _id }) => _id === id);
  return topic && { topic, review };
};

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const id = new URL(request.url).searchParams.get("topic_id");
  return load(async () => ({ found: id ? await fetchTopic(id) : undefined }));
};

export const HydrateFallback = Loading;

/** Edit an SMA topic. The id is in the address, or in the navigation state; without one, back to the list. */
export default function EditTopic({ loaderData: { found } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  if (found) return <EditOne key={found.topic._id} {...found} />;
  const stated =
    typeof state === "object" && state !== null && "topic_id" in state ? state.topic_id : undefined;
  if (typeof stated === "string" && !query.has("topic_id")) {
    return <Navigate replace to={`/cms/editsma?${new URLSearchParams({ topic_id: stated })}`} />;
  }
  return <Navigate replace to="/cms/sma" />;
}

function EditOne({ topic, review }: { topic: SmaTopic; review: SmaReview }) {
  const changes = useChanges(smaContract);
  const words = useWords(smaWords);
  const initial = useMemo(() => formOf(topic), [topic]);
  const version = useRef(topic.version);
  const submitAsNew = useAddTopic();
  const saved = useSavedInList("/cms/sma");
  const submit = async (form: TopicForm) => {
    await changes.edit({ topic: { ...payloadOf(form), _id: topic._id, version: version.current } });
    return saved({ text: words.updated, view: `/sma#${topic.key ?? topic._id}` });
  };
  const loadTheirs = async () => {
    const theirs = (await fetchTopic(topic._id))?.topic ?? topic;
    const adopt = () => {
      version.current = theirs.version;
    };
    return { form: formOf(theirs), adopt };
  };
  return (
    <>
      <ScreenTitle title={words.editTopic} />
      <TopicFormView
        initial={initial}
        topicKey={topic.key}
        review={review}
        submit={submit}
        submitAsNew={submitAsNew}
        loadTheirs={loadTheirs}
      />
    </>
  );
}
