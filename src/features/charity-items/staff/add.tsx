import { useState } from "react";
import { useNavigate } from "react-router";
import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import { Loading } from "../../../core/staff/loading";
import { ScreenTitle } from "../../../core/staff/screen-title";
import { charityItemsContract } from "../contract";
import { charityItemsWords } from "../messages";
import { emptyForm, type ItemForm } from "./draft";
import { ItemFormView } from "./item-form";
import { SAVED_SHOWN } from "./saved-shown";

/** The form lives in the browser alone: nothing of it is rendered on the server. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

/** Add a charity item. */
export default function AddCharityItem() {
  const changes = useChanges(charityItemsContract);
  const own = useWords(charityItemsWords);
  const banner = useBanner();
  const navigate = useNavigate();
  const [initial] = useState(emptyForm);
  const submit = async (form: ItemForm) => {
    await changes.add({ item: form });
    banner({ text: own.itemUploaded, ms: SAVED_SHOWN, saved: "/cms/managecharityitems" });
    return () => navigate("/cms/managecharityitems");
  };
  return (
    <>
      <ScreenTitle title={own.addItem} />
      <ItemFormView initial={initial} submit={submit} />
    </>
  );
}
