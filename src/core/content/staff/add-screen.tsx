import { useState } from "react";
import { useLang } from "../../locale/lang-context";
import { ScreenTitle } from "../../staff/frame/screen-title";
import type { ListScreens } from "./content-screens";
import { formsOf } from "./forms-of";
import { ListEntryForm } from "./list-entry-form";
import { useAdd } from "./use-add";

/** One more entry of a list. */
export function AddScreen({ screens }: { screens: ListScreens }) {
  const words = screens.type.words[useLang()];
  const [initial] = useState(() => formsOf(screens).empty());
  const submit = useAdd(screens);
  return (
    <>
      <ScreenTitle title={words.add} />
      <ListEntryForm screens={screens} initial={initial} submit={submit} />
    </>
  );
}
