import { fill, type Lang } from "../../platform/locale/lang";
import { Filled } from "../../platform/locale/name";
import { useStaffWords } from "../../platform/locale/words/staff";

interface ActionLabelProps {
  label: string;
  /** For screen readers in place of the label, as of a switch whose label shows its state. */
  said?: string;
  /** Of what is acted on, as somebody typed it. */
  name: string;
  nameLang?: Lang | undefined;
}

/**
 * The label on a button of one item: visible is its label, screen readers also get the item's name, in the
 * language of that name, which an `aria-label` cannot mark.
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
