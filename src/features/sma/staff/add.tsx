import { useState } from "react";
import { createClient } from "../../../core/api/client";
import { useWords } from "../../../core/locale/use-words";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { smaContract } from "../contract";
import { smaWords } from "../words";
import type { Route } from "./+types/add";
import { emptyForm } from "./draft";
import { TopicFormView } from "./topic-form";
import { useAddTopic } from "./use-add-topic";

const api = createClient(smaContract);

export const clientLoader = () => load(async () => (await api.all({})).review);

export const HydrateFallback = Loading;

/** Add an SMA topic. */
export default function AddTopic({ loaderData: review }: Route.ComponentProps) {
  const words = useWords(smaWords);
  const [initial] = useState(emptyForm);
  const submit = useAddTopic();
  return (
    <>
      <ScreenTitle title={words.addTopic} />
      <TopicFormView initial={initial} topicKey={null} review={review} submit={submit} />
    </>
  );
}
