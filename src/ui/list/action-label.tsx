import { fill } from "../../platform/locale/fill";
import type { Lang } from "../../platform/locale/lang";
import { Filled } from "../../platform/locale/name";
import { useStaffWords } from "../../platform/locale/words/staff";

interface ActionLabelProps {
  label: string;
  /** For ears in place of the label, as of a switch whose label tells its state. */
  said?: string;
  /** Of what is acted on, as somebody typed it. */
  name: string;
  nameLang?: Lang | undefined;
}

/**
 * The label on a button for one of many: for eyes its label, for ears the name too, in the language of that name,
 * which an `aria-label` cannot tell.
 */
export function ActionLabel({ label, said = label, name, nameLang }: ActionLabelProps) {
  const { withName } = useStaffWords();
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">
        <Filled sentence={fill(withName, { label: said })} names={{ name: { text: name, lang: nameLang } }} />
      </span>
    </>
  );
}
