import { data } from "react-router";
import { useStaffWords } from "../../core/locale/words/staff";
import { ScreenTitle } from "../../core/staff/frame/screen-title";

export const loader = () => data(null, { status: 404 });

/** The browser has nothing to ask for: the words are here. */
export const clientLoader = () => null;

/** An address under /cms that no screen has. */
export default function StaffNotFound() {
  const words = useStaffWords();
  return <ScreenTitle title={words.notFound} />;
}
