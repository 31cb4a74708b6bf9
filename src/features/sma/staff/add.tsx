import { useState } from "react";
import { useNavigate } from "react-router";
import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import { load } from "../../../core/staff/load";
import { Loading } from "../../../core/staff/loading";
import { ScreenTitle } from "../../../core/staff/screen-title";
import { smaContract } from "../contract";
import { smaWords } from "../messages";
import type { Route } from "./+types/add";
import { emptyForm, payloadOf, type TopicForm } from "./draft";
import { TopicFormView } from "./topic-form";

const api = createClient(smaContract);

export const clientLoader = () => load(async () => (await api.all({})).review);

export const HydrateFallback = Loading;

/** Add an SMA topic. */
export default function AddTopic({ loaderData: review }: Route.ComponentProps) {
  const changes = useChanges(smaContract);
  const words = useWords(smaWords);
  const banner = useBanner();
  const navigate = useNavigate();
  const [initial] = useState(emptyForm);
  const submit = async (form: TopicForm) => {
    await changes.add({ topic: payloadOf(form) });
    banner({ text: words.updated, saved: "/cms/sma" });
    return () => navigate("/cms/sma");
  };
  return (
    <>
      <ScreenTitle title={words.addTopic} />
      <TopicFormView initial={initial} topicKey={null} review={review} submit={submit} />
    </>
  );
}
