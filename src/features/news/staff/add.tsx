import { useState } from "react";
import { useNavigate } from "react-router";
import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import { Loading } from "../../../core/staff/loading";
import { ScreenTitle } from "../../../core/staff/screen-title";
import { newsContract } from "../contract";
import { newsWords } from "../messages";
import { emptyForm, type NewsForm, payloadOf } from "./draft";
import { NewsFormView } from "./news-form";

/** The form lives in the browser alone: its editor has no use on the server. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

/** Add news. */
export default function AddNews() {
  const changes = useChanges(newsContract);
  const words = useWords(newsWords);
  const banner = useBanner();
  const navigate = useNavigate();
  const [initial] = useState(emptyForm);
  const submit = async (form: NewsForm) => {
    await changes.add({ news: payloadOf(form, initial) });
    banner({ text: words.newsUploaded, saved: "/cms/managenews" });
    return () => navigate("/cms/managenews");
  };
  return (
    <>
      <ScreenTitle title={words.addNews} />
      <NewsFormView initial={initial} submit={submit} />
    </>
  );
}
