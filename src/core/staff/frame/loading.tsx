import { useStaffMessages } from "../../locale/messages/staff";

/** While a screen fetches what it shows. */
export function Loading() {
  return <p className="loading">{useStaffMessages().loading}</p>;
}
