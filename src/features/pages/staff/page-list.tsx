import { Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { ownScreen } from "../../../content/staff/content-screens";
import { Changed, LanguageMarks } from "../../../content/staff/entry-columns";
import { WaitingNote } from "../../../content/staff/waiting-note";
import { contentWords } from "../../../content/staff/words";
import { hasType } from "../../../platform/auth/roles";
import { fill, LANGS, localized, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { shownGrant, usePermissions } from "../../../ui/frame/screen";
import { TypedName, typedName } from "../../../ui/list/action-label";
import { RecordTable } from "../../../ui/list/record-table";
import type { OwnPage, OwnPages } from "../browser";
import { pageScreen } from "./address";
import { fixedPages, type ListedPage } from "./fixed-pages";
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
      const listing = mayList ? own.listed() : undefined;
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
      <PageTable
        label={words.title}
        pages={shown.pages}
        to={pageScreen}
        about={({ _id, waiting, scheduled }) => (
          <WaitingNote type="pages" id={_id} waiting={waiting} scheduled={scheduled} worded={LANGS} />
        )}
      />
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
      {items.length > 0 && <PageTable label={words.own} pages={items} to={own.editOf} />}
      {total > 0 && (
        <p>
          <Link to={own.list}>{fill(words.manageOwn, { count: total })}</Link>
        </p>
      )}
    </section>
  );
}

interface PageTableProps<Page extends OwnPage> {
  label: string;
  pages: readonly Page[];
  /** The screen on which a page is edited. */
  to: (id: string) => string;
  about?: (page: Page) => ReactNode;
}

/** Pages with their addresses. The row opens the texts of its page. */
function PageTable<Page extends OwnPage>({ label, pages, to, about }: PageTableProps<Page>) {
  const lang = useLang();
  const words = useWords(pagesWords);
  const { languages } = useStaffWords();
  const { changed } = useWords(contentWords);
  return (
    <div>
      <RecordTable
        label={label}
        rows={pages}
        idOf={({ _id }) => _id}
        nameOf={({ title }) => typedName(title, lang, words.untitled)}
        first={{
          label: words.page,
          to: ({ _id }) => to(_id),
          name: ({ title }) => <TypedName texts={title} none={words.untitled} />,
          about: (page) => (
            <>
              <div className="field-hint">{page.address}</div>
              {about?.(page)}
            </>
          ),
        }}
        columns={[
          { label: languages, cell: ({ states }) => <LanguageMarks states={states} /> },
          {
            label: changed,
            className: "entry-table-date entry-table-changed",
            cell: (page) => (page.changed === "" ? words.never : <Changed at={page.changed} />),
          },
        ]}
      />
    </div>
  );
}
