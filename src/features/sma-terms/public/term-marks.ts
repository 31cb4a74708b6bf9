import { type Lang, localized } from "../../../platform/locale/lang";
import { termAnchor } from "../definition";
import type { TermView } from "../feature.server";

/** A stretch of text; `href` leads to the term that it names for the first time in its topic. */
interface Stretch {
  text: string;
  href?: string;
}

/** Splits the paragraphs of one topic, given one after the other, into runs. */
type Marker = (paragraph: string, lang: Lang) => Stretch[];

/** Every special character of regular expressions. */
const SPECIAL = /[\\^$.*+?()[\]{}|/-]/g;

/**
 * Finds where texts name each term first.
 * @param terms all of the glossary, in its order
 * @returns a function to be called for each topic
 */
export function termMarker(terms: readonly Pick<TermView, "forms">[]): () => Marker {
  const places = terms.map((term, at) => ({ ...term, at })).toReversed();
  const forms = localized(
    // Of two terms with a form in common the first has it.
    (lang) =>
      new Map(places.flatMap((term) => term.forms[lang].map((form) => [form.toLowerCase(), term.at]))),
  );
  const patterns = localized((lang) => patternOf([...forms[lang].keys()], lang));
  return () => {
    const met = new Set<number>();
    return (paragraph, lang) => {
      const pattern = patterns[lang];
      if (!pattern) return [{ text: paragraph }];
      const stretches: Stretch[] = [];
      // One stretch of plain text: several would put comment marks between them in the HTML.
      let plain = "";
      const endPlain = () => {
        if (plain !== "") stretches.push({ text: plain });
        plain = "";
      };
      // Every second part is a form that the expression caught.
      for (const [index, text] of paragraph.split(pattern).entries()) {
        const term = index % 2 === 1 ? forms[lang].get(text.toLowerCase()) : undefined;
        if (term === undefined || met.has(term)) {
          plain += text;
        } else {
          met.add(term);
          endPlain();
          stretches.push({ text, href: `#${termAnchor(term)}` });
        }
      }
      endPlain();
      return stretches;
    };
  };
}

/** Longer forms first, so that "gene therapy" is not taken for a gene. English words only whole. */
function patternOf(forms: string[], lang: Lang): RegExp | undefined {
  if (forms.length === 0) return undefined;
  const longestFirst = forms.sort((one, other) => other.length - one.length);
  const any = `(${longestFirst.map((form) => form.replaceAll(SPECIAL, "\\$&")).join("|")})`;
  return lang === "eng" ? new RegExp(`(?<![a-z])${any}(?![a-z])`, "gi") : new RegExp(any, "gi");
}
