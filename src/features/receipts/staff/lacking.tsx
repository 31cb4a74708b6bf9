import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "../../../platform/locale/lang-context";
import { receiptsWords } from "../words";

/** The field in which an administrator enters the IRD file number. */
export const FILE_NUMBER_FIELD = "/cms/site?field=registrationReference";

interface MissingProps {
  title: string;
  text: string;
  /** A link to where it can be fixed; none where the user may not. */
  to: string | undefined;
  label: string;
}

/** Something that is missing, so that nobody waits for what does not come. */
export function Missing({ title, text, to, label }: MissingProps) {
  return (
    <div className="list-warning screen-only">
      <TriangleAlert aria-hidden="true" size={20} />
      <p>
        <b>{title}</b> {text} {to !== undefined && <Link to={to}>{label}</Link>}
      </p>
    </div>
  );
}

/** There is no IRD file number yet; `to` is where an administrator enters it. */
export function Lacking({ to }: Pick<MissingProps, "to">) {
  const words = useWords(receiptsWords);
  const text = to === undefined ? words.notPossibleText : words.notPossibleYours;
  return <Missing title={words.notPossible} text={text} to={to} label={words.enterNumber} />;
}
