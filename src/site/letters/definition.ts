import { contentRecord } from "../../content/definition";
import { group, image, line, text } from "../../content/kinds";
import type { GroupField } from "../../content/kinds/group";
import type { LineField, PlainTextField } from "../../content/kinds/text";
import { fill, type Lang, localized } from "../../platform/locale/lang";
import { defaultLetters } from "./default-letters";
import { inBraces, LETTER_NAMES, LETTERS, type LetterName, SIGNATURE_NAMES } from "./letters";
import { letterTypeWords } from "./words";

type LetterField = GroupField<{ subject: LineField; text: PlainTextField }>;

/** A field for each letter; what tests save is what comes with Kapok. */
const letterFields = Object.fromEntries(
  LETTER_NAMES.map((name) => {
    const { subject, text: words } = defaultLetters.eng[name];
    return [
      name,
      group({
        subject: { ...line({ needed: true, max: 200 }), sample: subject },
        text: { ...text({ needed: true, max: 5000 }), sample: words },
      }),
    ];
  }),
) as Record<LetterName, LetterField>;

/** Staff's names of the fields; with each text, what it has to name and what it can name. */
function fieldWords(lang: Lang) {
  const { subject, text: label, textHint, names, signature, signatureHint, logo } = letterTypeWords[lang];
  const letter = (name: LetterName) => {
    const { must, may } = LETTERS[name];
    const hint = fill(textHint, { must: inBraces(must), may: inBraces(may) });
    return { label: names[name], fields: { subject, text: { label, hint } } };
  };
  const letters = Object.fromEntries(LETTER_NAMES.map((name) => [name, letter(name)]));
  return {
    ...(letters as Record<LetterName, ReturnType<typeof letter>>),
    signature: { label: signature, hint: fill(signatureHint, { may: inBraces(SIGNATURE_NAMES) }) },
    logo,
  };
}

/** The letters to donors, in one record. Until staff save it, letters say what comes with Kapok. */
export const letters = contentRecord({
  name: "letters",
  shared: { logo: image() },
  texts: { ...letterFields, signature: text({ max: 1000 }) },
  firstTexts: localized((lang) => ({ ...defaultLetters[lang], signature: "" })),
  complete: [],
  access: "site",
  isForStaff: true,
  view: "",
  words: localized((lang) => {
    const { title, saved } = letterTypeWords[lang];
    return { title, saved, fields: fieldWords(lang) };
  }),
});
