import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { useStaffMessages } from "../locale/messages/staff";

/** The Back Home link, the document's title and the one heading of a screen. */
export function ScreenTitle({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <Link to="/cms" className="back-home">
        <ArrowLeft aria-hidden="true" size={18} />
        {useStaffMessages().backHome}
      </Link>
      <h1>{title}</h1>
    </>
  );
}
