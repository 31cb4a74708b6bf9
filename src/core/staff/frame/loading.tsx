import { useStaffWords } from "../../locale/words/staff";

/** While a screen fetches what it shows. */
export function Loading() {
  return <p className="loading">{useStaffWords().loading}</p>;
}
