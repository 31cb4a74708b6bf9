import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { createClient, useChanges } from "../../../platform/http/client";
import { plainDay } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/fill";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { useSave } from "../../../ui/form/use-save";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load } from "../../../ui/frame/loading";
import { usePermissions } from "../../../ui/frame/permissions";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { ActionLabel } from "../../../ui/list/action-label";
import { FilterChips } from "../../../ui/list/filter-chips";
import { ListTable } from "../../../ui/list/list-table";
import { pageOrLast } from "../../../ui/list/load-list";
import { PagedTable } from "../../../ui/list/paged-list";
import { type OutsideLink, outsideLinksContract, SHOWN } from "../contract";
import { outsideLinkWords } from "../words";
import type { Route } from "./+types/links";

const api = createClient(outsideLinksContract);

const addressOf = (show: (typeof SHOWN)[number], page = 1) =>
  `?${new URLSearchParams({ show, page: String(page) })}`;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const show = SHOWN.find((each) => each === search.get("show")) ?? "broken";
  return load(async () => ({
    show,
    ...(await pageOrLast(search, "page", (page) => api.list({ show, page }))),
  }));
};

export const HydrateFallback = Loading;

/** The links to other sites that lead nowhere, those first that fail for longest; or those that are ignored. */
export default function OutsideLinks({ loaderData: { show, page, list } }: Route.ComponentProps) {
  const staff = useStaffWords();
  const words = useWords(outsideLinkWords);
  const { looks, known, looked, links, total, pages } = list;
  const { act, problem } = useActions();
  const label = fill(staff.page, { page, pages });
  const none = show === "broken" ? words.none : words.noneIgnored;
  return (
    <>
      <ScreenTitle title={words.title} />
      <p className="mb-2 max-w-[68ch]">{looks ? words.intro : words.off}</p>
      {looks && <p className="field-hint mb-4">{fill(words.looked, { looked, known })}</p>}
      <FilterChips
        label={words.show}
        chosen={show}
        options={SHOWN.map((each) => [each, words[each]] as const)}
        to={(each) => addressOf(each)}
      />
      <ProblemSummary problem={problem} labelOf={() => words.link} />
      <p role="status" className="mb-2">
        {total === 0 ? none : fill(words.found, { count: total })}
      </p>
      <PagedTable page={page} pages={pages} to={(number) => addressOf(show, number)} label={label}>
        {total > 0 && (
          <ListTable
            label={pages > 1 ? label : words.title}
            columns={[{ label: words.link }]}
            actions={words.actions}
          >
            {links.map((link) => (
              <LinkRow key={link.address} {...{ link, show, looks, act }} />
            ))}
          </ListTable>
        )}
      </PagedTable>
    </>
  );
}

/** An act on a link; the list is read again afterwards. */
type Act = (link: OutsideLink, what: "look" | "ignore" | "watch") => Promise<void>;

function useActions() {
  const words = useWords(outsideLinkWords);
  const changes = useChanges(outsideLinksContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const act: Act = ({ address }, what) =>
    save(async () => {
      if (what === "look") {
        const { answer, broken } = await api.lookAgain({ address });
        const isThere = answer === "there" || answer === "refused";
        const said = broken ? words.brokenNow : isThere ? words.worksNow : words.unsureNow;
        banner({ text: fill(said, { answer: words.answers[answer] }) });
      } else {
        await changes.ignore({ address, ignored: what === "ignore" });
        banner({ text: what === "ignore" ? words.ignoredNow : words.watchedNow });
      }
      await revalidate();
    }, address);
  return { act, problem };
}

interface LinkRowProps {
  link: OutsideLink;
  show: (typeof SHOWN)[number];
  looks: boolean;
  act: Act;
}

function LinkRow({ link, show, looks, act }: LinkRowProps) {
  const words = useWords(outsideLinkWords);
  const lang = useLang();
  const { mayChange } = usePermissions();
  const [isLooking, setLooking] = useState(false);
  const { address, answer, status, since } = link;
  const look = async () => {
    setLooking(true);
    await act(link, "look");
    setLooking(false);
  };
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          <a className="font-bold wrap-anywhere" href={address} target="_blank" rel="noopener noreferrer">
            {address} <ExternalLink aria-hidden="true" size={16} className="inline" />
            <span className="visually-hidden"> {words.opens}</span>
          </a>
          <p>
            {words.answers[answer]}
            {status > 0 && ` (${status})`}
            {since !== "" && ` · ${fill(words.since, { day: plainDay(since, lang) })}`}
          </p>
          <Places link={link} />
        </div>
      </td>
      <td className="entry-table-more">
        {mayChange && (
          <div className="row-actions">
            {looks && show === "broken" && (
              <button type="button" className="button button-quiet" disabled={isLooking} onClick={look}>
                <ActionLabel label={isLooking ? words.looking : words.lookAgain} name={address} />
              </button>
            )}
            <button
              type="button"
              className="button button-quiet"
              onClick={() => void act(link, show === "broken" ? "ignore" : "watch")}
            >
              <ActionLabel label={show === "broken" ? words.ignore : words.watch} name={address} />
            </button>
          </div>
        )}
      </td>
    </tr>
  );
}

/** The entries that have the link, each with the way to the field of its form. */
function Places({ link: { places } }: { link: OutsideLink }) {
  const words = useWords(outsideLinkWords);
  const staff = useStaffWords();
  return (
    <>
      <p className="field-hint">{words.places}</p>
      <ul>
        {places.map(({ title, kind, label, lang, url }) => (
          <li key={url} className="py-1">
            <Link to={url}>{title === "" ? kind : title}</Link>{" "}
            <span className="field-hint">
              {title !== "" && `${kind} · `}
              {label}
              {lang !== null && ` · ${staff[lang]}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
