import { Languages } from "lucide-react";
import { use, useRef } from "react";
import { createClient } from "../../platform/http/client";
import { conversionContract } from "../../platform/locale/conversion/contract";
import type { Lang, Localized } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import { ReadOnlyContext } from "../../ui/fields/field-frame";
import { useSave } from "../../ui/form/use-save";
import { pickerWords } from "./words";

const api = createClient(conversionContract);

interface ConvertAltProps {
  /** The language below whose text it stands. */
  to: Lang;
  value: Localized;
  onChange: (value: Localized) => void;
}

/**
 * The way to a description in one Chinese script from that in the other, as forms convert their texts: by sentences
 * that staff have accepted, by the glossary, by characters. What comes is looked at in its field before it is saved.
 */
export function ConvertAlt({ to, value, onChange }: ConvertAltProps) {
  const words = useWords(pickerWords);
  const readOnly = use(ReadOnlyContext);
  const { save, saving, problem } = useSave();
  const latest = useRef(value);
  latest.current = value;
  if (to === "eng" || readOnly) return null;
  const from = to === "sim" ? "tra" : "sim";
  if (value[from].trim() === "" || value[to].trim() !== "") return null;
  const convert = () =>
    void save(async () => {
      const { text = "" } = await api.convert({ text: value[from], from, to });
      // What somebody has typed meanwhile stays.
      const now = latest.current;
      if (now[to].trim() === "") onChange({ ...now, [to]: text });
    });
  return (
    <p className="copy-from">
      <button type="button" className="button button-quiet" aria-disabled={saving} onClick={convert}>
        <Languages aria-hidden="true" size={18} />
        {to === "sim" ? words.toSimplified : words.toTraditional}
      </button>
      {problem && (
        <span role="alert" className="field-error">
          {problem.kind === "refused" ? problem.message : words.notConverted}
        </span>
      )}
    </p>
  );
}
