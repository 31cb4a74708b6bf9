import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useStaffWords } from "../../core/locale/words/staff";

/** Milliseconds in which another screen may come without a word. */
const SOON = 300;

/** Says that another screen is on its way, where that takes a while. */
export function OnTheWay() {
  const words = useStaffWords();
  const going = useNavigation().state !== "idle";
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(() => setLate(true), SOON);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [going]);
  return (
    <>
      {late && <div className="on-the-way" />}
      {/* Always there: a region that arrives with its text is often not announced. */}
      <p role="status" className="visually-hidden">
        {late && words.loading}
      </p>
    </>
  );
}
