import { Link } from "react-router";
import { createClient } from "../../../core/api/client";
import { ownScreen } from "../../../core/content/staff/content-screens";
import { LanguageMarks } from "../../../core/content/staff/entry-table";
import { LateWaitingNote } from "../../../core/content/staff/late-waiting-note";
import { contentWords } from "../../../core/content/staff/words";
import { staffDay, staffTime } from "../../../core/locale/dates";
import { localized } from "../../../core/locale/lang";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { ListTable } from "../../../core/staff/list/list-table";
import { type ListedPage, pagesContract } from "../contract";
import { pageScreen } from "./address";
import { pagesWords } from "./words";

const api = createClient(pagesContract);

/** The screen that leads to the texts of each page. */
export default ownScreen({
  type: { name: "pages", words: localized((lang) => ({ title: pagesWords[lang].title })) },
  read: async () => (await api.cards({})).items,
  View: PageList,
});

function PageList({ shown }: { shown: ListedPage[] }) {
  const words = useWords(pagesWords);
  const { languages, changed } = useWords(contentWords);
  const columns = [
    { label: words.page },
    { label: languages },
    { label: changed, className: "entry-table-date entry-table-changed" },
  ];
  return (
    <>
      <p>{words.intro}</p>
      <ListTable columns={columns} label={words.title}>
        {shown.map((page) => (
          <PageRow key={page._id} page={page} />
        ))}
      </ListTable>
    </>
  );
}

/** A page with its address. The row opens its texts. */
function PageRow({ page: { _id, title, address, complete, changed, waiting } }: { page: ListedPage }) {
  const lang = useLang();
  const words = useWords(pagesWords);
  const labels = useWords(contentWords);
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          <Link className="entry-table-link" to={pageScreen(_id)}>
            {title[lang]}
          </Link>
          <div className="field-hint">{address}</div>
          <LateWaitingNote type="pages" id={_id} waiting={waiting} />
        </div>
      </td>
      <td>
        <LanguageMarks complete={complete} />
      </td>
      <td className="entry-table-date entry-table-changed">
        {changed === "" ? (
          words.never
        ) : (
          <>
            <span className="entry-table-label">{labels.changed} </span>
            <time dateTime={changed} title={staffTime(changed, lang)}>
              {staffDay(changed, lang)}
            </time>
          </>
        )}
      </td>
    </tr>
  );
}
