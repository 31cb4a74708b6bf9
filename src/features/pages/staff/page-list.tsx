import { Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { ownScreen } from "../../../content/staff/content-screens";
import { LanguageMarks } from "../../../content/staff/language-marks";
import { WaitingNote } from "../../../content/staff/waiting-note";
import { contentWords } from "../../../content/staff/words";
import { hasType } from "../../../platform/auth/roles";
import { staffDay, staffTime } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import { localized } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { shownGrant, usePermissions } from "../../../ui/frame/permissions";
import { ListTable } from "../../../ui/list/list-table";
import { TypedName } from "../../../ui/list/typed-name";
import type { OwnPage, OwnPages } from "../browser";
import { pageScreen } from "./address";
import type { ListedPage } from "./fixed-pages";
import { fixedPages } from "./fixed-pages";
import { pagesWords } from "./words";

/** The content of the screen: the pages that the site has, and the first of those that staff have made. */
interface Shown {
  pages: readonly ListedPage[];
  own: { items: readonly OwnPage[]; total: number } | undefined;
}

/** The screen that leads to the texts of each page, those that staff have made among them. */
export const pageList = (own: OwnPages) =>
  ownScreen<Shown>({
    type: { name: "pages", words: localized((lang) => ({ title: pagesWords[lang].title })) },
    read: async () => {
      const mayList = hasType(shownGrant(), "freePages");
      const listing = mayList ? own.fetch().then((late) => late.listed()) : undefined;
      const [pages, listed] = await Promise.all([fixedPages(), listing]);
      return { pages, own: listed };
    },
    View: ({ shown }) => <PageList shown={shown} own={own} />,
  });

function PageList({ shown, own }: { shown: Shown; own: OwnPages }) {
  const words = useWords(pagesWords);
  const { mayChange } = usePermissions();
  return (
    <>
      {mayChange && <p>{words.intro}</p>}
      <PageTable label={words.title}>
        {shown.pages.map((page) => (
          <PageRow key={page._id} page={page} to={pageScreen(page._id)}>
            <WaitingNote type="pages" id={page._id} waiting={page.waiting} scheduled={page.scheduled} />
          </PageRow>
        ))}
      </PageTable>
      {shown.own && <OwnPageList own={own} {...shown.own} />}
    </>
  );
}

interface OwnPageListProps {
  own: OwnPages;
  items: readonly OwnPage[];
  total: number;
}

/** The pages that staff have made. */
function OwnPageList({ own, items, total }: OwnPageListProps) {
  const words = useWords(pagesWords);
  const { mayChange } = usePermissions();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="screen-head">
        <div>
          <h2 id={id}>{words.own}</h2>
          <p className="field-hint">{words.ownIntro}</p>
        </div>
        {mayChange && (
          <Link to={own.add} className="button button-quiet">
            <Plus aria-hidden="true" size={20} />
            {words.addOwn}
          </Link>
        )}
      </div>
      {items.length > 0 && (
        <PageTable label={words.own}>
          {items.map((page) => (
            <PageRow key={page._id} page={page} to={own.editOf(page._id)} />
          ))}
        </PageTable>
      )}
      {total > 0 && (
        <p>
          <Link to={own.list}>{fill(words.manageOwn, { count: total })}</Link>
        </p>
      )}
    </section>
  );
}

function PageTable({ label, children }: { label: string; children: ReactNode }) {
  const words = useWords(pagesWords);
  const { languages } = useStaffWords();
  const { changed } = useWords(contentWords);
  const columns = [
    { label: words.page },
    { label: languages },
    { label: changed, className: "entry-table-date entry-table-changed" },
  ];
  return (
    <div>
      <ListTable columns={columns} label={label}>
        {children}
      </ListTable>
    </div>
  );
}

interface PageRowProps {
  page: OwnPage;
  /** The screen on which it is edited. */
  to: string;
  children?: ReactNode;
}

/** A page with its address. The row opens its texts. */
function PageRow({ page: { title, address, states, changed }, to, children }: PageRowProps) {
  const lang = useLang();
  const words = useWords(pagesWords);
  const labels = useWords(contentWords);
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          <Link className="entry-table-link" to={to}>
            <TypedName texts={title} none={words.untitled} />
          </Link>
          <div className="field-hint">{address}</div>
          {children}
        </div>
      </td>
      <td>
        <LanguageMarks states={states} />
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
