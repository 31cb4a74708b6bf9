import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "../../../platform/locale/lang-context";
import { receiptsWords } from "../words";

/** The field in which an administrator enters the IRD file number. */
export const FILE_NUMBER_FIELD = "/cms/site?field=registrationReference";

interface MissingProps {
  title: string;
  text: string;
  /** Where it can be put right; none where whoever looks may not. */
  to: string | undefined;
  label: string;
}

/** Something that is missing, so that nobody waits for what does not come. */
export function Missing({ title, text, to, label }: MissingProps) {
  return (
    <div className="screen-only mb-3 flex gap-3 rounded-xl border-2 border-kapok px-4 py-2">
      <TriangleAlert aria-hidden="true" size={24} className="mt-1 flex-none" />
      <div className="grow md:flex md:items-center md:justify-between md:gap-6">
        <div>
          <h2>{title}</h2>
          <p className="mb-0">{text}</p>
        </div>
        {to !== undefined && (
          <Link to={to} className="inline-flex min-h-12 flex-none items-center">
            {label}
          </Link>
        )}
      </div>
    </div>
  );
}

/** There is no IRD file number yet; `to` is where an administrator enters it. */
export function Lacking({ to }: Pick<MissingProps, "to">) {
  const words = useWords(receiptsWords);
  const text = to === undefined ? words.notPossibleText : words.notPossibleYours;
  return <Missing title={words.notPossible} text={text} to={to} label={words.enterNumber} />;
}
