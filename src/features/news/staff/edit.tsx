import { useMemo, useRef } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { hongKongDay } from "../../../core/locale/dates";
import { useWords } from "../../../core/locale/use-words";
import { useSavedInList } from "../../../core/staff/form/use-saved-in-list";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { useWayBack } from "../../../core/staff/list/list-place";
import { type NewsItem, newsContract } from "../contract";
import type { Route } from "./+types/edit";
import { formOf, type NewsForm, payloadOf } from "./draft";
import { NewsFormView } from "./news-form";
import { useAddNews } from "./use-add-news";
import { newsScreenWords } from "./words";

const api = createClient(newsContract);

const fetchItem = async (news_id: string) => (await api.one({ news_id })).news[0];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const id = new URL(request.url).searchParams.get("news_id");
  return load(async () => ({ item: id ? await fetchItem(id) : undefined }));
};

export const HydrateFallback = Loading;

/** Edit news. The id is in the address, or in the navigation state; without one, back to the list. */
export default function EditNews({ loaderData: { item } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  if (item) return <EditItem key={item._id} item={item} />;
  const stated =
    typeof state === "object" && state !== null && "news_id" in state ? state.news_id : undefined;
  if (typeof stated === "string" && !query.has("news_id")) {
    return <Navigate replace to={`/cms/EditNews?${new URLSearchParams({ news_id: stated })}`} />;
  }
  return <Navigate replace to="/cms/managenews" />;
}

function EditItem({ item }: { item: NewsItem }) {
  const changes = useChanges(newsContract);
  const words = useWords(newsScreenWords);
  const wayBack = useWayBack("/cms/managenews");
  const initial = useMemo(() => formOf(item, hongKongDay), [item]);
  // What an edit starts from: what was opened, or what somebody else has made of it since.
  const base = useRef({ form: initial, version: item.version });
  const submitAsNew = useAddNews();
  const saved = useSavedInList("/cms/managenews", wayBack);
  const submit = async (form: NewsForm) => {
    await changes.edit({
      news: { ...payloadOf(form, base.current.form), _id: item._id, version: base.current.version },
    });
    const view = `/archiveitem?news_id=${item._id}`;
    return saved({ text: words.newsUploaded, view });
  };
  const loadTheirs = async () => {
    const theirs = (await fetchItem(item._id)) ?? item;
    const form = formOf(theirs, hongKongDay);
    const adopt = () => {
      base.current = { form, version: theirs.version };
    };
    return { form, adopt };
  };
  return (
    <>
      <ScreenTitle title={words.editNews} />
      <NewsFormView initial={initial} submit={submit} submitAsNew={submitAsNew} loadTheirs={loadTheirs} />
    </>
  );
}
