import { useState } from "react";
import { useWords } from "../../../core/locale/use-words";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { emptyForm } from "./draft";
import { ItemFormView } from "./item-form";
import { useAddItem } from "./use-add-item";
import { charityItemsWords } from "./words";

/** The form lives in the browser alone: nothing of it is rendered on the server. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

/** Add a charity item. */
export default function AddCharityItem() {
  const own = useWords(charityItemsWords);
  const [initial] = useState(emptyForm);
  const submit = useAddItem();
  return (
    <>
      <ScreenTitle title={own.addItem} />
      <ItemFormView initial={initial} submit={submit} />
    </>
  );
}
