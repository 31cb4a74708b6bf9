import { Unlink } from "lucide-react";
import { useRevalidator } from "react-router";
import * as z from "zod";
import { type PreviewLink, previewLinksContract } from "../../../content/preview/contract";
import { EmptyNote } from "../../../content/staff/empty-note";
import { useTypeLocations } from "../../../content/staff/type-locations";
import { contentWords } from "../../../content/staff/words";
import { createClient, useChanges } from "../../../platform/http/client";
import { openChoice, recordList, searchedWords, sortedBy } from "../../../platform/list/record-list";
import { staffTime } from "../../../platform/locale/format";
import { useLang, useWords } from "../../../platform/locale/lang";
import { Name } from "../../../platform/locale/name";

import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load, usePermissions } from "../../../ui/frame/screen";
import { ActionLabel } from "../../../ui/list/action-label";
import { RecordList } from "../../../ui/list/record-list";
import { previewsWords } from "../words";
import type { Route } from "./+types/links";

const api = createClient(previewLinksContract);

const STATES = ["open", "expired", "revoked"] as const satisfies readonly PreviewLink["state"][];

const linkList = recordList({
  q: searchedWords(100),
  state: openChoice(z.enum(STATES)),
  sort: sortedBy(["name", "by", "until", "opened"], "-until"),
});

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(async () => ({
    query: linkList.read(new URL(request.url).searchParams),
    ...(await api.links({})),
  }));

export const HydrateFallback = Loading;

const keyOf = ({ type, entry }: PreviewLink) => (type === null ? "" : `${type} ${entry ?? ""}`);

/** The links to previews, each with a link to end it. */
export default function PreviewLinks({ loaderData }: Route.ComponentProps) {
  const { links } = loaderData;
  const words = useWords(previewsWords);
  const { allOfThem } = useWords(contentWords);
  const lang = useLang();
  const { revoke, end, problem } = useRevoking();
  const places = useTypeLocations(links.map(keyOf));
  const { mayChange } = usePermissions();
  const nameOf = (link: PreviewLink) =>
    link.type === null ? words.wholeSite : (places.get(keyOf(link))?.title[lang] ?? link.type);
  const time = (at: string | null) => (at === null ? words.never : staffTime(at, lang));
  return (
    <RecordList
      title={words.links}
      list={linkList}
      loaded={loaderData}
      rows={links}
      idOf={({ id }) => id}
      nameOf={nameOf}
      first={{
        label: words.what,
        sort: ["name", "words"],
        name: (link) => <b>{nameOf(link)}</b>,
        about: ({ state }) => <p className="field-hint">{words[state]}</p>,
      }}
      columns={[
        {
          label: words.by,
          sort: ["by", "words"],
          text: ({ by }) => by,
          cell: ({ by, madeAt }) => (
            <>
              <Name text={by} /> <Time at={madeAt} />
            </>
          ),
        },
        {
          label: words.until,
          className: "entry-table-date",
          isLabelled: true,
          sort: ["until", "moments"],
          by: ({ until }) => until,
          text: ({ until }) => time(until),
          cell: ({ until }) => <Time at={until} />,
        },
        {
          label: words.opened,
          className: "entry-table-date",
          isLabelled: true,
          sort: ["opened", "moments"],
          by: ({ openedAt }) => openedAt ?? "",
          text: ({ openedAt }) => time(openedAt),
          cell: ({ openedAt }) => (openedAt === null ? words.never : <Time at={openedAt} />),
        },
      ]}
      ownSort="-until"
      search={words.searched}
      filters={[
        {
          name: "state",
          label: words.state,
          options: [["", allOfThem], ...STATES.map((state) => [state, words[state]] as const)],
          of: ({ state }) => state,
        },
      ]}
      empty={<EmptyNote text={words.none} />}
      actions={{
        label: words.revoke,
        of: (link) =>
          mayChange &&
          link.state === "open" && (
            <button type="button" className="button button-quiet" onClick={() => void revoke(link)}>
              <ActionLabel label={words.revoke} name={nameOf(link)} />
            </button>
          ),
      }}
      selection={[
        {
          label: words.revoke,
          icon: Unlink,
          fits: ({ state }) => mayChange && state === "open",
          act: end,
          done: words.severalRevoked,
        },
      ]}
      notices={<ProblemSummary problem={problem} labelOf={() => words.links} />}
      below={<p className="field-hint measure screen-only">{words.intro}</p>}
    />
  );
}

/** Three times and a button beside each other: a time takes two lines. */
function Time({ at }: { at: string }) {
  const lang = useLang();
  return (
    <time className="md:inline-block md:min-w-28 md:whitespace-normal" dateTime={at}>
      {staffTime(at, lang)}
    </time>
  );
}

function useRevoking() {
  const { revokedNow } = useWords(previewsWords);
  const changes = useChanges(previewLinksContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const end = ({ id }: PreviewLink) => changes.revokeLink({ token: id });
  const revoke = (link: PreviewLink) =>
    save(async () => {
      await end(link).finally(revalidate);
      banner({ text: revokedNow });
    }, link.id);
  return { revoke, end, problem };
}
