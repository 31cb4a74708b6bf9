import { useRevalidator } from "react-router";
import { type PreviewLink, previewLinksContract } from "../../../content/preview/links-contract";
import { EmptyNote } from "../../../content/staff/empty-note";
import { useTypeLocations } from "../../../content/staff/use-type-locations";
import { createClient, useChanges } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/dates";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { useSave } from "../../../ui/form/use-save";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load } from "../../../ui/frame/loading";
import { usePermissions } from "../../../ui/frame/permissions";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { ActionLabel } from "../../../ui/list/action-label";
import { RecordTable } from "../../../ui/list/record-table";
import { previewsWords } from "../words";
import type { Route } from "./+types/links";

const api = createClient(previewLinksContract);

export const clientLoader = () => load(async () => (await api.links({})).links);

export const HydrateFallback = Loading;

const keyOf = ({ type, entry }: PreviewLink) => (type === null ? "" : `${type} ${entry ?? ""}`);

/** The links to previews, the last first, each with the way to end it. */
export default function PreviewLinks({ loaderData: links }: Route.ComponentProps) {
  const words = useWords(previewsWords);
  const lang = useLang();
  const { revoke, problem } = useRevoking();
  const places = useTypeLocations(links.map(keyOf));
  const { mayChange } = usePermissions();
  const nameOf = (link: PreviewLink) =>
    link.type === null ? words.wholeSite : (places.get(keyOf(link))?.title[lang] ?? link.type);
  return (
    <>
      <ScreenTitle title={words.links} />
      <p className="mb-4 max-w-[68ch]">{words.intro}</p>
      <ProblemSummary problem={problem} labelOf={() => words.links} />
      {links.length === 0 ? (
        <EmptyNote text={words.none} />
      ) : (
        <RecordTable
          label={words.links}
          rows={links}
          idOf={({ id }) => id}
          nameOf={nameOf}
          first={{
            label: words.what,
            name: (link) => <b>{nameOf(link)}</b>,
            about: ({ state }) => <p className="field-hint">{words[state]}</p>,
          }}
          columns={[
            {
              label: words.by,
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
              cell: ({ until }) => <Time at={until} />,
            },
            {
              label: words.opened,
              className: "entry-table-date",
              isLabelled: true,
              cell: ({ openedAt }) => (openedAt === null ? words.never : <Time at={openedAt} />),
            },
          ]}
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
        />
      )}
    </>
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
  const revoke = ({ id }: PreviewLink) =>
    save(async () => {
      await changes.revokeLink({ token: id });
      banner({ text: revokedNow });
      await revalidate();
    }, id);
  return { revoke, problem };
}
