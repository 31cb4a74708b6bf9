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
import { ListTable } from "../../../ui/list/list-table";
import { previewsWords } from "../words";
import type { Route } from "./+types/links";

const api = createClient(previewLinksContract);

export const clientLoader = () => load(async () => (await api.links({})).links);

export const HydrateFallback = Loading;

/** Three times and a button beside each other: a time takes two lines. */
const TIME = "md:inline-block md:min-w-28 md:whitespace-normal";

const keyOf = ({ type, entry }: PreviewLink) => (type === null ? "" : `${type} ${entry ?? ""}`);

/** The links to previews, the last first, each with the way to end it. */
export default function PreviewLinks({ loaderData: links }: Route.ComponentProps) {
  const words = useWords(previewsWords);
  const lang = useLang();
  const { revoke, problem } = useRevoking();
  const places = useTypeLocations(links.map(keyOf));
  const { mayChange } = usePermissions();
  return (
    <>
      <ScreenTitle title={words.links} />
      <p className="mb-4 max-w-[68ch]">{words.intro}</p>
      <ProblemSummary problem={problem} labelOf={() => words.links} />
      {links.length === 0 ? (
        <EmptyNote text={words.none} />
      ) : (
        <ListTable
          label={words.links}
          columns={[
            { label: words.what },
            { label: words.by },
            { label: words.until, className: "entry-table-date" },
            { label: words.opened, className: "entry-table-date" },
          ]}
          actions={words.revoke}
        >
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              name={
                link.type === null ? words.wholeSite : (places.get(keyOf(link))?.title[lang] ?? link.type)
              }
              onRevoke={mayChange && link.state === "open" ? () => void revoke(link) : undefined}
            />
          ))}
        </ListTable>
      )}
    </>
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

interface LinkRowProps {
  link: PreviewLink;
  name: string;
  onRevoke: (() => void) | undefined;
}

function LinkRow({ link: { by, madeAt, until, openedAt, state }, name, onRevoke }: LinkRowProps) {
  const words = useWords(previewsWords);
  const lang = useLang();
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          <strong>{name}</strong>
          <p className="field-hint">{words[state]}</p>
        </div>
      </td>
      <td>
        <Name text={by} />{" "}
        <time className={TIME} dateTime={madeAt}>
          {staffTime(madeAt, lang)}
        </time>
      </td>
      <td className="entry-table-date">
        <span className="entry-table-label">{words.until} </span>
        <time className={TIME} dateTime={until}>
          {staffTime(until, lang)}
        </time>
      </td>
      <td className="entry-table-date">
        <span className="entry-table-label">{words.opened} </span>
        {openedAt === null ? (
          words.never
        ) : (
          <time className={TIME} dateTime={openedAt}>
            {staffTime(openedAt, lang)}
          </time>
        )}
      </td>
      <td className="entry-table-more">
        {onRevoke && (
          <button type="button" className="button button-quiet" onClick={onRevoke}>
            <ActionLabel label={words.revoke} name={name} />
          </button>
        )}
      </td>
    </tr>
  );
}
