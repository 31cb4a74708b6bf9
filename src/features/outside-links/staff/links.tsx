import { ExternalLink, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { createClient, useChanges } from "../../../platform/http/client";
import { plainDay } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load, usePermissions } from "../../../ui/frame/screen";
import { ActionLabel } from "../../../ui/list/action-label";
import { loadRecords, RecordList } from "../../../ui/list/record-list";
import { type OutsideLink, outsideLinkList, outsideLinksContract, SHOWN } from "../contract";
import { outsideLinkWords } from "../words";
import type { Route } from "./+types/links";

const api = createClient(outsideLinksContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(() => loadRecords(outsideLinkList, request, (asked) => api.list(asked)));

export const HydrateFallback = Loading;

/** The broken links to other sites, the longest broken first; or those that are ignored. */
export default function OutsideLinks({ loaderData }: Route.ComponentProps) {
  const { query, list } = loaderData;
  const words = useWords(outsideLinkWords);
  const lang = useLang();
  const { checks, known, checked } = list;
  const { act, ignore, problem } = useActions();
  const { mayChange } = usePermissions();
  const stateOf = ({ answer, status }: OutsideLink) =>
    `${words.answers[answer]}${status > 0 ? ` (${status})` : ""}`;
  const dayOf = ({ since }: OutsideLink) => (since === "" ? "" : plainDay(since, lang));
  return (
    <RecordList
      title={words.title}
      list={outsideLinkList}
      loaded={loaderData}
      rows={list.links}
      idOf={({ address }) => address}
      nameOf={({ address }) => address}
      first={{
        label: words.link,
        sort: ["address", "words"],
        name: ({ address }) => (
          <a className="font-bold wrap-anywhere" href={address} target="_blank" rel="noopener noreferrer">
            {address} <ExternalLink aria-hidden="true" size={16} className="inline" />
            <span className="visually-hidden"> {words.opens}</span>
          </a>
        ),
        about: (link) => <Places link={link} />,
      }}
      columns={[
        { label: words.answer, className: "record-words", cell: stateOf, text: stateOf },
        {
          label: words.since,
          className: "entry-table-date",
          isLabelled: true,
          sort: ["since", "moments"],
          cell: dayOf,
          text: dayOf,
        },
      ]}
      ownSort="since"
      search={words.searched}
      parts={{
        name: "show",
        label: words.show,
        options: SHOWN.map((each) => [each, words[each]]),
      }}
      found={fill(words.found, { count: list.total })}
      empty={<p>{query.show === "ignored" ? words.noneIgnored : checks ? words.none : words.off}</p>}
      actions={
        mayChange
          ? { label: words.actions, of: (link) => <LinkActs {...{ link, checks, act }} show={query.show} /> }
          : undefined
      }
      selection={
        mayChange
          ? [
              {
                label: query.show === "broken" ? words.ignore : words.watch,
                icon: query.show === "broken" ? EyeOff : Eye,
                act: (link) => ignore(link, query.show === "broken"),
                done: query.show === "broken" ? words.severalIgnored : words.severalWatched,
              },
            ]
          : []
      }
      fetchPage={async (page) => (await api.list({ ...query, page })).links}
      notices={<ProblemSummary problem={problem} labelOf={() => words.link} />}
      below={
        <p className="field-hint measure screen-only">
          {checks && `${words.intro} ${fill(words.checked, { checked, known })}`}
          {!checks && list.total > 0 && words.off}
        </p>
      }
    />
  );
}

/** An action on a link; the list is reloaded afterwards. */
type Act = (link: OutsideLink, what: "check" | "ignore" | "watch") => Promise<void>;

function useActions() {
  const words = useWords(outsideLinkWords);
  const changes = useChanges(outsideLinksContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const ignore = ({ address }: Pick<OutsideLink, "address">, ignored: boolean) =>
    changes.ignore({ address, ignored });
  const act: Act = ({ address }, what) =>
    save(async () => {
      if (what === "check") {
        const { answer, broken } = await api.check({ address });
        const isThere = answer === "there" || answer === "refused";
        const said = broken ? words.brokenNow : isThere ? words.worksNow : words.unsureNow;
        banner({ text: fill(said, { answer: words.answers[answer] }) });
      } else {
        await ignore({ address }, what === "ignore");
        banner({ text: what === "ignore" ? words.ignoredNow : words.watchedNow });
      }
      await revalidate();
    }, address);
  return { act, ignore, problem };
}

interface LinkActsProps {
  link: OutsideLink;
  show: (typeof SHOWN)[number];
  checks: boolean;
  act: Act;
}

function LinkActs({ link, show, checks, act }: LinkActsProps) {
  const words = useWords(outsideLinkWords);
  const [isChecking, setChecking] = useState(false);
  const { address } = link;
  const check = async () => {
    setChecking(true);
    await act(link, "check");
    setChecking(false);
  };
  return (
    <div className="row-actions">
      {checks && show === "broken" && (
        <button type="button" className="button button-quiet" disabled={isChecking} onClick={check}>
          <ActionLabel label={isChecking ? words.checking : words.checkAgain} name={address} />
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
  );
}

/** The entries that have the link, each with a link to the field of its form. */
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
