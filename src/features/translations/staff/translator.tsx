import { Download } from "lucide-react";
import { type FormEvent, useState } from "react";
import { translationContract } from "../../../content/translation/contract";
import { downloadText } from "../../../platform/csv/text-file";
import { createClient } from "../../../platform/http/client";
import { fill, LANGS, type Lang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { SelectField } from "../../../ui/fields/select-field";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { Loading, load, ScreenTitle, usePermissions } from "../../../ui/frame/screen";
import { exchangeContract } from "../contract";
import { translatorWords } from "../translator-words";
import { boardWords } from "../words";
import type { Route } from "./+types/translator";
import { ImportTranslations } from "./import-translations";

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
        {mayChange && <ImportTranslations />}
      </div>
    </>
  );
}

const exchange = createClient(exchangeContract);

interface SendFormProps {
  /** The language and the part of the board from which somebody came. */
  to: Lang;
  part: string;
  parts: readonly { type: string; id?: string | undefined; name: string }[];
}

const TYPES = { xliff: "application/xliff+xml", csv: "text/csv" } as const;

/** Makes a file of texts for a translator. */
function SendForm({ to: wanted, part: asked, parts }: SendFormProps) {
  const words = useWords(translatorWords);
  const board = useWords(boardWords);
  const staff = useStaffWords();
  const [to, setTo] = useState<Lang>(wanted);
  const [from, setFrom] = useState<Lang>(wanted === "tra" ? "eng" : "tra");
  const [what, setWhat] = useState<"open" | "all">("open");
  const [format, setFormat] = useState<"xliff" | "csv">("xliff");
  const [part, setPart] = useState(asked);
  const [said, setSaid] = useState("");
  const { save, saving, problem, refuse, errorsAt } = useSave();
  const languages = LANGS.map((lang) => [lang, staff[lang]] as const);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSaid("");
    if (from === to) return refuse(words.twoLanguages, [{ path: "to", message: words.twoLanguages }]);
    const [type, id] = part.split("/");
    void save(async () => {
      const given = { from, to, what, format, ...(type && { type }), ...(id && { id }) };
      const { filename, text, texts, left } = await exchange.send(given);
      if (texts === 0) return setSaid(words.nothingToSend);
      downloadText(filename, text, TYPES[format]);
      setSaid(`${fill(words.downloaded, { filename, texts })} ${left > 0 ? fill(words.left, { left }) : ""}`);
    });
  };
  const partsOf = parts.map(
    ({ type, id, name }) => [id === undefined ? type : `${type}/${id}`, name] as const,
  );
  return (
    <section aria-labelledby="send-title" className="stack mt-6">
      <h2 id="send-title">{words.sendTitle}</h2>
      <ProblemSummary problem={problem} labelOf={() => words.to} submitLabel={words.download} />
      <form className="stack" onSubmit={send}>
        <SelectField label={words.from} path="from" value={from} options={languages} onChange={setFrom} />
        <SelectField
          label={words.to}
          path="to"
          value={to}
          options={languages}
          onChange={setTo}
          errors={errorsAt("to")}
        />
        <SelectField
          label={words.what}
          path="what"
          value={what}
          options={[
            ["open", words.open],
            ["all", words.all],
          ]}
          onChange={setWhat}
        />
        <SelectField
          label={board.part}
          path="part"
          value={part}
          options={[["", board.anyPart], ...partsOf]}
          onChange={setPart}
        />
        <SelectField
          label={words.format}
          path="format"
          value={format}
          options={[
            ["xliff", words.xliff],
            ["csv", words.csv],
          ]}
          onChange={setFormat}
        />
        <p>
          <button type="submit" className="button button-main" disabled={saving}>
            <Download aria-hidden="true" size={18} />
            {words.download}
          </button>
        </p>
      </form>
      <p role="status">{said}</p>
    </section>
  );
}
