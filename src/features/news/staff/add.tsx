import { useState } from "react";
import { useWords } from "../../../core/locale/use-words";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { emptyForm } from "./draft";
import { NewsFormView } from "./news-form";
import { useAddNews } from "./use-add-news";
import { newsScreenWords } from "./words";

/** The form lives in the browser alone: its editor has no use on the server. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

/** Add news. */
export default function AddNews() {
  const words = useWords(newsScreenWords);
  const [initial] = useState(emptyForm);
  const submit = useAddNews();
  return (
    <>
      <ScreenTitle title={words.addNews} />
      <NewsFormView initial={initial} submit={submit} />
    </>
  );
}
