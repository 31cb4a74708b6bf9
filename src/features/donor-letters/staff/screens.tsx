import { derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import { FieldInput } from "../../../content/staff/field-input";
import type { OwnInputProps } from "../../../content/staff/field-inputs";
import { useWords } from "../../../platform/locale/lang";
import { letters } from "../../../site/letters/definition";
import { LETTER_NAMES, type LetterName, type LetterWords } from "../../../site/letters/letters";
import { lettersWords } from "../words";
import { LetterPreview } from "./letter-preview";

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
