import { Check, CircleDashed } from "lucide-react";
import { Fragment, type MouseEvent, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import {
  isLang,
  LANG_NAMES,
  LANG_TAG,
  LANGS,
  type Lang,
  type Localized,
  useLang,
  useWords,
} from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { ConvertScripts } from "../conversion/copy-from-language";
import type { ContentType } from "../definition";
import type { Fields } from "../field";
import { STATE_ICONS, useTranslationStatus } from "../translation/staff/translation-status";
import { translationStates } from "../translation/staff/words";
import { formWords } from "./form-words";
import { UnpublishedChip } from "./publish-languages";

/** The language beside the one that is written, both others, or none. */
type Beside = Lang | "both" | "none";

/** Which language is edited, and which are beside it where there is room. */
export interface ShownLanguages {
  written: Lang;
  beside: Beside;
  write: (lang: Lang) => void;
  putBeside: (beside: Beside) => void;
  /** Shows the language of an error; undefined changes nothing. */
  reveal: (lang: Lang | undefined) => void;
}

const KEY = "kapok-language-beside";

/**
 * How many are beside it, as chosen last in this browser. Which one is not remembered: another form would
 * hide a language because of it.
 */
function rememberedBeside(): "both" | "none" | undefined {
  const saved = typeof localStorage === "undefined" ? null : localStorage.getItem(KEY);
  return saved === "none" || saved === "both" ? saved : undefined;
}

const another = (lang: Lang): Lang => (lang === "tra" ? "eng" : "tra");

/** Whether all that a form has by language is a picture: three of them fit beside each other. */
const isPictures = (texts: Fields): boolean =>
  Object.values(texts).length > 0 &&
  Object.values(texts).every(({ holds, isList }) => holds === "image" && !isList);

/**
 * The languages that a form shows: at first the one that its address names, else the reader's own; beside it the one
 * chosen last, or both where there are only pictures.
 */
export function useShownLanguages(texts: Fields = {}): ShownLanguages {
  const query = new URLSearchParams(useLocation().search).get("lang");
  const own = useLang();
  const [written, setWritten] = useState<Lang>(isLang(query) ? query : own);
  const [chosen, setChosen] = useState<Beside | undefined>(rememberedBeside);
  const first = isPictures(texts) ? "both" : another(written);
  const beside = chosen === undefined || chosen === written ? first : chosen;
  return {
    written,
    beside,
    write: setWritten,
    putBeside: (next) => {
      localStorage.setItem(KEY, next);
      setChosen(next);
    },
    reveal: (lang) => {
      if (lang && lang !== beside && beside !== "both") setWritten(lang);
    },
  };
}

/** The `data-beside` of the container of the languages: how many are beside the edited one. */
export const besideAttribute = ({ beside }: Pick<ShownLanguages, "beside">): "true" | "false" | "both" =>
  beside === "none" ? "false" : beside === "both" ? "both" : "true";

interface LanguageEditorsProps {
  /** True for each language that has all that visitors need. */
  complete: Localized<boolean>;
  languages: ShownLanguages;
  /**
   * The number of elements that `children` gives for each language, which share rows with those of the
   * others.
   */
  rows: number;
  children: (lang: Lang) => ReactNode;
}

/**
 * The language that somebody writes in, and one other or both beside it from 1200 px; all three from 1600. Which is
 * written is chosen by a button that says whether it is complete.
 */
export function LanguageEditors({ complete, languages, rows, children }: LanguageEditorsProps) {
  const staff = useStaffWords();
  return (
    <div className="language-editors" data-beside={besideAttribute(languages)}>
      <LanguageBar {...{ complete, languages }} />
      <LeadingLanguage />
      <LanguageColumns languages={languages}>
        {(lang, shown) => (
          <section
            className="language-panel language-rows"
            style={{ gridRow: `span ${rows + 1}` }}
            data-shown={shown}
            aria-labelledby={`language-${lang}`}
          >
            <h2 id={`language-${lang}`}>
              {staff[lang]} <LanguageChip lang={lang} complete={complete[lang]} />
              <UnpublishedChip lang={lang} />
            </h2>
            {children(lang)}
          </section>
        )}
      </LanguageColumns>
    </div>
  );
}

/** Says with which language the others are compared, where they have a state. */
function LeadingLanguage() {
  const { leads } = useWords(formWords);
  return useTranslationStatus() ? <p className="field-hint language-leads">{leads}</p> : null;
}

/** Chooses the language that is written in, and the one beside it. */
export function LanguageBar({ complete, languages }: Omit<LanguageEditorsProps, "children" | "rows">) {
  const staff = useStaffWords();
  return (
    <div className="language-bar">
      <fieldset className="language-choice" aria-label={useStaffWords().languages}>
        {LANGS.map((lang) => (
          <button
            key={lang}
            type="button"
            className="button button-quiet"
            aria-pressed={lang === languages.written}
            onClick={() => languages.write(lang)}
          >
            <span className="language-whole">{staff[lang]}</span>
            <span className="language-short" lang={LANG_TAG[lang]}>
              {LANG_NAMES[lang].short}
            </span>
            <LanguageChip lang={lang} complete={complete[lang]} />
            <UnpublishedChip lang={lang} />
          </button>
        ))}
      </fieldset>
      <ConvertScripts written={languages.written} />
      <BesideChoice {...languages} />
    </div>
  );
}

interface LanguageColumnsProps {
  languages: Pick<ShownLanguages, "written" | "beside">;
  /** Given what its element has as `data-shown`. */
  children: (lang: Lang, shown: "written" | "beside" | undefined) => ReactNode;
}

/** The same in each language, the edited one first; the bar chooses the visible ones. */
export function LanguageColumns({ languages: { written, beside }, children }: LanguageColumnsProps) {
  return (
    <div className="language-editor-columns">
      {[written, ...LANGS.filter((lang) => lang !== written)].map((lang) => (
        <Fragment key={lang}>
          {children(
            lang,
            lang === written ? "written" : lang === beside || beside === "both" ? "beside" : undefined,
          )}
        </Fragment>
      ))}
    </div>
  );
}

/** The language beside the edited one. */
function BesideChoice({ written, beside, putBeside }: ShownLanguages) {
  const staff = useStaffWords();
  const words = useWords(formWords);
  return (
    <label className="beside-choice">
      <span>{words.beside}</span>
      <select
        className="field"
        value={beside}
        onChange={({ target: { value } }) =>
          putBeside(LANGS.find((lang) => lang === value) ?? (value === "both" ? "both" : "none"))
        }
      >
        {LANGS.filter((lang) => lang !== written).map((lang) => (
          <option key={lang} value={lang}>
            {staff[lang]}
          </option>
        ))}
        <option value="both">{words.besideBoth}</option>
        <option value="none">{words.besideNone}</option>
      </select>
    </label>
  );
}

/** The state of a language by the worst of its fields: what is out of date is not done, though nothing is missing. */
function LanguageChip({ lang, complete }: { lang: Lang; complete: boolean }) {
  const states = useWords(translationStates);
  const isBehind = useTranslationStatus()?.some(({ stale }) => stale[lang].length > 0) ?? false;
  if (!complete || !isBehind) return <CompletenessChip complete={complete} />;
  const Icon = STATE_ICONS.stale;
  return (
    <span className="chip" data-complete={false}>
      <Icon aria-hidden="true" size={16} />
      <span>{states.stale}</span>
    </span>
  );
}

/** The chip that says whether a language has all that visitors need, by a mark and in words. */
export function CompletenessChip({ complete }: { complete: boolean }) {
  const words = useWords(formWords);
  const Icon = complete ? Check : CircleDashed;
  return (
    <span className="chip" data-complete={complete}>
      <Icon aria-hidden="true" size={16} />
      <span>{complete ? words.complete : words.missing}</span>
    </span>
  );
}

/**
 * The last field that is written, of those that visitors need where the type names them: what follows, as a summary or
 * photos, many leave empty.
 */
export function lastTextOf(fields: Fields, complete: ContentType["complete"]): string | undefined {
  const written = Object.keys(fields).filter((name) => fields[name]?.writing);
  const isNeeded = (name: string) => Array.isArray(complete) && complete.includes(name);
  return written.findLast(isNeeded) ?? written.at(-1);
}

interface WayOnProps {
  lang: Lang;
  write: ShownLanguages["write"];
  /** Id of the first field of a language. */
  firstField: (lang: Lang) => string;
}

/**
 * Skip links past the other fields of a language, to the next language and to Submit: visible while focused.
 */
export function WayOn({ lang, write, firstField }: WayOnProps) {
  const words = useWords(formWords);
  const next = LANGS[LANGS.indexOf(lang) + 1];
  const goOn = (to: Lang) => {
    const field = () => document.getElementById(firstField(to));
    if (!field()?.checkVisibility()) flushSync(() => write(to));
    field()?.focus();
  };
  const goToSubmit = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
    form?.querySelector<HTMLElement>(".submit-row [type=submit]")?.focus();
  return (
    <div className="way-on">
      <p>
        {next && (
          <button type="button" className="button button-quiet" onClick={() => goOn(next)}>
            {words.toNextLanguage}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={goToSubmit}>
          {words.toEnd}
        </button>
      </p>
    </div>
  );
}
