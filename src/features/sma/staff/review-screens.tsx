import { derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import type { OwnInputProps } from "../../../content/staff/field-inputs";
import { useWords } from "../../../platform/locale/lang";
import { TextField } from "../../../ui/fields/text-field";
import { smaReview } from "../definition";
import { smaWords } from "../words";

/** The screen of the last review. */
const screens: RecordScreens = {
  type: smaReview,
  ...derivedRecord(smaReview),
  form: { rail: [], inputs: { date: DayInput } },
  above: () => <Hint />,
};

export default screens;

/** A calendar day without a time zone. */
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
