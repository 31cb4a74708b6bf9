import { Link } from "react-router";
import type { Field } from "../../../content/field";
import { derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import { mayRead } from "../../../platform/auth/roles";
import { useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { usePermissions } from "../../../ui/frame/screen";
import type { Page } from "../page";
import { PAGES_SCREEN } from "./address";
import { pagesWords } from "./words";

/** The screen on which the texts of a page are edited. */
export const pageScreens = (page: Page): RecordScreens => ({
  type: page,
  prefix: "page.",
  ...derivedRecord(page, "page."),
  above: () => <RelatedLinks page={page} />,
  // A photograph is where visitors see it, on top, and so does a list, which has no room at the side.
  form: { rail: Object.keys(page.shared).filter((name) => !isOnTop(page.shared[name])) },
});

const isOnTop = (field: Field | undefined) => field?.holds === "image" || field?.isList === true;

/** Links to the other pages, to the public page, and to related screens. */
function RelatedLinks({ page: { view, besides } }: { page: Page }) {
  const lang = useLang();
  const words = useWords(pagesWords);
  const { viewSaved } = useStaffWords();
  const { role } = usePermissions();
  return (
    <p className="actions mb-6">
      <Link className="button button-quiet" to={PAGES_SCREEN}>
        {words.all}
      </Link>
      <a className="button button-quiet" href={view} target="_blank" rel="noreferrer">
        {viewSaved}
      </a>
      {besides && mayRead(role, besides.access ?? "content") && (
        <Link className="button button-quiet" to={besides.to}>
          {besides.label[lang]}
        </Link>
      )}
    </p>
  );
}
