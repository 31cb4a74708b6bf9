import { LANG_TAG, type Lang, useLang } from "./lang";

const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;

/**
 * The language of a typed name, on a page in `lang`, as far as its script shows; undefined where that is the
 * page's. Chinese on an English page is taken for Hong Kong's.
 */
export function scriptLang(name: string, lang: Lang): Lang | undefined {
  if (HAN.test(name)) return lang === "eng" ? "tra" : undefined;
  return LATIN.test(name) && lang !== "eng" ? "eng" : undefined;
}

interface NameProps {
  text: string;
  /** The language it was typed in, if known; else it is guessed from the script. */
  lang?: Lang | undefined;
}

/** A typed name, as of a news item or a donor, with its language marked for screen readers. */
export function Name({ text, lang }: NameProps) {
  const page = useLang();
  const own = lang ?? scriptLang(text, page);
  return own === undefined || own === page ? text : <span lang={LANG_TAG[own]}>{text}</span>;
}

interface FilledProps {
  /** With `{name}` as the placeholder of each name. */
  sentence: string;
  names: Readonly<Record<string, NameProps | string>>;
}

/** A sentence that {@link fill} filled, each name marked with its language. */
export function Filled({ sentence, names }: FilledProps) {
  return sentence.split(/(\{\w+\})/).map((part, at) => {
    const name = names[part.slice(1, -1)];
    if (at % 2 === 0 || name === undefined) return part;
    return <Name key={part} {...(typeof name === "string" ? { text: name } : name)} />;
  });
}
