import { ExternalLink } from "lucide-react";
import { useStaffWords } from "../../locale/words/staff";

/** The way from what was saved to where visitors see it, by its address on the site. */
export function ViewSaved({ address }: { address: string }) {
  const words = useStaffWords();
  return (
    <a className="button button-quiet" href={address}>
      <ExternalLink aria-hidden="true" size={18} />
      {words.viewSaved}
    </a>
  );
}
