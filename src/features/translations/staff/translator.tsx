import { translationContract } from "../../../content/translation/contract";
import { createClient } from "../../../platform/http/client";
import { LANGS, useWords } from "../../../platform/locale/lang";
import { Loading, load, ScreenTitle, usePermissions } from "../../../ui/frame/screen";
import { translatorWords } from "../translator-words";
import type { Route } from "./+types/translator";
import { TakeIn } from "./import-translations";
import { SendForm } from "./send-form";

const api = createClient(translationContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const to = LANGS.find((lang) => lang === search.get("lang")) ?? "eng";
  const part = (search.get("part") ?? "").slice(0, 100);
  return load(async () => {
    const parts = (await api.board({ page: 1 })).parts.filter(({ isSent }) => isSent);
    const isAmong = parts.some(({ type }) => type === part.split("/")[0]);
    return { to, part: isAmong ? part : "", parts };
  });
};

export const HydrateFallback = Loading;

/** Sends texts to a translator outside, and takes in what comes back. */
export default function Translator({ loaderData }: Route.ComponentProps) {
  const words = useWords(translatorWords);
  const { mayChange } = usePermissions();
  return (
    <>
      <ScreenTitle title={words.title} list={{ to: "/cms/languages", label: words.back }} />
      <div className="stack narrow">
        <p>{words.intro}</p>
        <SendForm {...loaderData} />
        {mayChange && <TakeIn />}
      </div>
    </>
  );
}
