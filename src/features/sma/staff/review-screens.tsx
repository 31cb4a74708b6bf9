import { type RecordScreens, readNewest } from "../../../content/staff/content-screens";
import type { OwnInputProps } from "../../../content/staff/field-inputs";
import { renamedPaths } from "../../../content/staff/form-conversion";
import { useChanges } from "../../../platform/http/client";
import { isLang, localized } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { TextField } from "../../../ui/fields/text-field";
import { smaContract } from "../contract";
import { smaReview } from "../definition";
import type { SmaReview } from "../shapes";
import { smaWords } from "../words";

/** The screen of the last review. The calls have the reviewer of a language as its text. */
const screens: RecordScreens = {
  type: smaReview,
  read: async () => {
    const review = await readNewest<SmaReview>(smaReview);
    return { ...review, ...localized((lang) => ({ reviewer: review[lang] })) };
  },
  useSave: () => {
    const changes = useChanges(smaContract);
    return ({ date, ...form }, version) => {
      const reviewers = localized((lang) => String(form[lang].reviewer));
      return changes.editReview({ date: String(date), ...reviewers, version }).catch((error: unknown) => {
        throw renamedPaths(error, (path) => (isLang(path) ? `${path}.reviewer` : path));
      });
    };
  },
  form: { rail: [], inputs: { date: DayInput } },
  above: () => <Hint />,
};

export default screens;

/** A day, which is no moment: it is the same wherever it is read. */
function DayInput({ words, value, onChange, path, errorsAt }: OwnInputProps) {
  return (
    <div className="narrow">
      <TextField
        label={words.label}
        type="date"
        path={path}
        value={String(value)}
        onChange={(day) => onChange(() => day)}
        errors={errorsAt(path)}
      />
    </div>
  );
}

function Hint() {
  return <p className="mb-4">{useWords(smaWords).reviewHint}</p>;
}
