import { fill } from "../../core/locale/fill";
import { useMessages } from "../../core/locale/use-messages";

interface DetailProps {
  label: string;
  value: string;
  /** Offers a button that copies the value; only a page with JavaScript shows it. */
  copies?: boolean;
}

/** A name and its value in a list of account details; a click selects the whole value. Nothing when it is blank. */
export function Detail({ label, value, copies }: DetailProps) {
  const words = useMessages();
  if (value === "") return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="account-value">{value}</span>
        {copies && (
          <>
            <button
              type="button"
              className="button button-quiet"
              data-copy={value}
              data-copied={words.copied}
              aria-label={fill(words.copyNumber, { label })}
              hidden
            >
              {words.copy}
            </button>
            <span role="status" className="card-meta" />
          </>
        )}
      </dd>
    </div>
  );
}
