import { useMemo, useRef } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useSavedInList } from "../../../core/staff/form/use-saved-in-list";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { type CharityItem, charityItemsContract } from "../contract";
import type { Route } from "./+types/edit";
import { formOf, type ItemForm } from "./draft";
import { ItemFormView } from "./item-form";
import { SAVED_SHOWN } from "./saved-shown";
import { useAddItem } from "./use-add-item";
import { charityItemsWords } from "./words";

const api = createClient(charityItemsContract);

const fetchItem = async (item_id: string) => (await api.one({ item_id })).item[0];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const id = new URL(request.url).searchParams.get("item_id");
  return load(async () => ({ item: id ? await fetchItem(id) : undefined }));
};

export const HydrateFallback = Loading;

/** Edit a charity item. The id is in the address, or in the navigation state; without one, back to the list. */
export default function EditCharityItem({ loaderData: { item } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  if (item) return <EditItem key={item._id} item={item} />;
  const stated = typeof state === "object" && state !== null && "_id" in state ? state._id : undefined;
  if (typeof stated === "string" && !query.has("item_id")) {
    return <Navigate replace to={`/cms/editcharityitem?${new URLSearchParams({ item_id: stated })}`} />;
  }
  return <Navigate replace to="/cms/managecharityitems" />;
}

function EditItem({ item }: { item: CharityItem }) {
  const changes = useChanges(charityItemsContract);
  const own = useWords(charityItemsWords);
  const initial = useMemo(() => formOf(item), [item]);
  const version = useRef(item.version);
  const submitAsNew = useAddItem();
  const saved = useSavedInList("/cms/managecharityitems");
  const submit = async (form: ItemForm) => {
    await changes.edit({ item: { ...form, _id: item._id, version: version.current } });
    const view = `/involved?item=${item._id}#item`;
    return saved({ text: own.itemUploaded, ms: SAVED_SHOWN, view });
  };
  const loadTheirs = async () => {
    const theirs = (await fetchItem(item._id)) ?? item;
    const adopt = () => {
      version.current = theirs.version;
    };
    return { form: formOf(theirs), adopt };
  };
  return (
    <>
      <ScreenTitle title={own.editItem} />
      <ItemFormView
        initial={initial}
        submit={submit}
        submitAsNew={submitAsNew}
        loadTheirs={loadTheirs}
        submitLabel={own.updateItem}
      />
    </>
  );
}
