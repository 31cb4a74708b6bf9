import { Send } from "lucide-react";
import { useContext, useEffect, useState } from "react";
import { derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import { FieldInput } from "../../../content/staff/field-input";
import type { OwnInputProps } from "../../../content/staff/field-inputs";
import { WrittenFormContext } from "../../../content/staff/form-conversion";
import { createClient } from "../../../platform/http/client";
import type { InputOf } from "../../../platform/http/contract";
import { withColon } from "../../../platform/locale/format";
import { fill, LANG_TAG, type Lang, useLang, useWords } from "../../../platform/locale/lang";
import type { EmailPart } from "../../../platform/mail/email-part";
import { mediaUrl } from "../../../platform/media-urls";
import { letters } from "../../../site/letters/definition";
import {
  exampleValues,
  LETTER_NAMES,
  type LetterName,
  type LetterValues,
  type LetterWords,
  letterParts,
} from "../../../site/letters/letters";
import { letterTypeWords } from "../../../site/letters/words";
import { Fold } from "../../../ui/fields/fold";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { usePermissions } from "../../../ui/frame/screen";
import { ActionLabel } from "../../../ui/list/action-label";
import { siteDetailsContract } from "../../site-details/contract";
import { lettersContract } from "../contract";
import { lettersWords } from "../words";

/** The screen of the letters to donors: each with its preview below it. */
const screens: RecordScreens = {
  type: letters,
  ...derivedRecord(letters),
  above: () => <Intro />,
  form: {
    rail: [],
    beneath: ["logo"],
    inputs: Object.fromEntries(LETTER_NAMES.map((letter) => [letter, inputOf(letter)])),
  },
};

export default screens;

function Intro() {
  return <p className="mb-6 max-w-[68ch]">{useWords(lettersWords).intro}</p>;
}

/** The subject and the text of a letter, with a preview. */
function inputOf(letter: LetterName) {
  return function LetterInput(props: OwnInputProps) {
    const { value, lang } = props;
    return (
      <>
        <FieldInput {...props} />
        {lang && <LetterPreview letter={letter} lang={lang} words={value as LetterWords} />}
      </>
    );
  };
}

const details = createClient(siteDetailsContract);
const api = createClient(lettersContract);

interface LetterPreviewProps {
  letter: LetterName;
  lang: Lang;
  words: LetterWords;
}

/** A letter as written now, filled in with an example, which its author can have sent to themselves. */
function LetterPreview({ letter, lang, words: typed }: LetterPreviewProps) {
  const words = useWords(lettersWords);
  const name = letterTypeWords[useLang()].names[letter];
  const { mayChange } = usePermissions();
  const form = useContext(WrittenFormContext)?.draft.form;
  const charity = useCharity(lang);
  const signature = String(form?.[lang].signature ?? "");
  const logo = typeof form?.logo === "string" ? form.logo : null;
  const values = { ...charity, ...exampleValues[lang], link: `${location.origin}/${lang}/donate` };
  const end = { signature, logo: logo && mediaUrl(logo, 320) };
  const { subject, parts } = letterParts(lang, typed, end, values);
  return (
    <Fold name={<ActionLabel label={words.preview} name={name} />}>
      <p className="field-hint">{words.example}</p>
      <div className="stack wrap-anywhere rounded-xl border border-line p-4" lang={LANG_TAG[lang]}>
        <p>
          <strong>{subject}</strong>
        </p>
        {parts.map((part, at) => (
          <Part key={at} {...{ part, lang }} />
        ))}
        {letter === "receipt" && <p className="field-hint">{words.attached}</p>}
      </div>
      {mayChange && <SendTest name={name} given={{ letter, lang, ...typed, signature, logo }} />}
    </Fold>
  );
}

/** The charity's details for letters; empty until they are set. */
function useCharity(lang: Lang): LetterValues {
  const [charity, setCharity] = useState<LetterValues>({});
  useEffect(() => {
    const reading = new AbortController();
    details
      .read({}, reading.signal)
      .then(({ siteDetails: { name, email, phone } }) => setCharity({ charity: name[lang], email, phone }))
      .catch(() => {}); // the names in braces stay
    return () => reading.abort();
  }, [lang]);
  return charity;
}

function Part({ part, lang }: { part: EmailPart; lang: Lang }) {
  if ("paragraph" in part) return <p className="whitespace-pre-line">{part.paragraph}</p>;
  if ("link" in part)
    return (
      <p>
        <u>{part.label}</u>
      </p>
    );
  if ("facts" in part)
    return part.facts.map(([name, value]) => <p key={name}>{withColon(lang, name, value)}</p>);
  return "image" in part ? <img src={part.image} alt={part.alt} width={160} /> : null;
}

interface SendTestProps {
  /** The name of the letter for staff. */
  name: string;
  given: InputOf<typeof lettersContract.sendTest>;
}

function SendTest({ name, given }: SendTestProps) {
  const words = useWords(lettersWords);
  const banner = useBanner();
  const { save, problem, saving } = useSave();
  const send = () =>
    save(async () => {
      const { address } = await api.sendTest(given);
      banner({ text: fill(words.sent, { address }) });
    });
  return (
    <>
      <ProblemSummary problem={problem} labelOf={() => words.preview} submitLabel={words.sendTest} />
      <p>
        <button type="button" className="button button-quiet" disabled={saving} onClick={send}>
          <Send aria-hidden="true" size={18} />
          <ActionLabel label={words.sendTest} name={name} />
        </button>
      </p>
    </>
  );
}
