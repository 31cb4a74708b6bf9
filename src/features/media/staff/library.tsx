import { TriangleAlert } from "lucide-react";
import { Link, useRevalidator } from "react-router";
import { type LibraryFile, libraryContract } from "../../../media/library-contract";
import { FilePreview } from "../../../media/picker/found-files";
import { createClient } from "../../../platform/http/client";
import { staffDay } from "../../../platform/locale/dates";
import { fileSize } from "../../../platform/locale/format";
import { fill, LANGS } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import { usePermissions } from "../../../ui/frame/permissions";
import { Loading, load } from "../../../ui/frame/screen";
import { EmptyList } from "../../../ui/list/empty-list";
import { useListPlace } from "../../../ui/list/load-list";
import { loadRecords, RecordList } from "../../../ui/list/record-list";
import { mediaWords } from "../words";
import type { Route } from "./+types/library";
import { fileAddress, libraryQueryOf, mediaList, PART_NAMES } from "./library-query";
import { undescribedCount } from "./undescribed";
import { UndescribedList } from "./undescribed-list";
import { UploadMany } from "./upload-many";

const api = createClient(libraryContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(() =>
    loadRecords(mediaList, request, ({ page, ...query }) => api.list({ ...libraryQueryOf(query), page })),
  );

export const HydrateFallback = Loading;

/** The media library: every picture and PDF, with search, filters and upload; each opens its own screen. */
export default function Library({ loaderData }: Route.ComponentProps) {
  const { query, list } = loaderData;
  const { show } = query;
  const words = useWords(mediaWords);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { mayChange } = usePermissions();
  const usesOf = ({ uses }: LibraryFile) =>
    uses.length > 0 ? fill(words.usedIn, { count: uses.length }) : words.notUsed;
  return (
    <RecordList<typeof query, LibraryFile>
      title={words.title}
      list={mediaList}
      loaded={loaderData}
      rows={list.media}
      idOf={({ _id }) => _id}
      nameOf={({ originalFilename }) => originalFilename}
      first={{
        label: words.fileName,
        sort: ["name", "words"],
        to: ({ _id }) => fileAddress(_id),
        name: ({ originalFilename }) => <Name text={originalFilename} />,
      }}
      columns={[
        {
          label: words.size,
          className: "figure",
          sort: ["size", "amounts"],
          text: ({ bytes }) => fileSize(bytes, lang),
          cell: ({ bytes }) => fileSize(bytes, lang),
        },
        {
          label: words.uploaded,
          className: "entry-table-date",
          sort: ["date", "moments"],
          text: ({ at }) => staffDay(at, lang),
          cell: ({ at }) => staffDay(at, lang),
        },
        { label: words.uses, text: usesOf, cell: usesOf },
      ]}
      {...(show === "pdf" && { ownSort: "-date" })}
      {...(show !== "pdf" && { view: show === "noAlt" ? undescribedView : cardsView })}
      search={words.searched}
      parts={{
        name: "show",
        label: words.show,
        options: PART_NAMES.map((name) => [name, words[name]]),
      }}
      {...(show === "noAlt" && { found: undescribedCount(list.total, lang) })}
      empty={<EmptyList text={show === "all" ? words.none : words.noneInPart} />}
      fetchPage={async (page) => (await api.list({ ...libraryQueryOf(query), page })).media}
      beside={
        mayChange &&
        show !== "trash" && (
          <div className="media-upload">
            <UploadMany onUploaded={revalidate} />
          </div>
        )
      }
      below={
        <p className="field-hint">{show === "trash" ? words.trashNote : mayChange && words.uploadLimits}</p>
      }
    />
  );
}

/** Pictures as such. */
const cardsView = (files: readonly LibraryFile[], label: string) => (
  <ul className="media-grid" aria-label={label}>
    {files.map((file) => (
      <li key={file._id}>
        <FileCard file={file} />
      </li>
    ))}
  </ul>
);

/** Pictures with the fields of their descriptions beside each. */
const undescribedView = (files: readonly LibraryFile[], label: string) => (
  <UndescribedList files={files} label={label} card={(file) => <FileCard file={file} />} />
);

/** A file of the library: its picture, its name, and what is left to do with it. */
function FileCard({ file }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  const lang = useLang();
  const { uses, kind } = file;
  return (
    <Link className="media-card" to={fileAddress(file._id)} state={useListPlace()}>
      <FilePreview file={file} />
      <span className="media-card-name">
        <Name text={file.originalFilename} />
      </span>
      <span className="media-card-note">
        {kind === "pdf" ? <span>{fileSize(file.bytes, lang)}</span> : <AltState file={file} />}
        <span>{uses.length > 0 ? fill(words.usedIn, { count: uses.length }) : words.notUsed}</span>
      </span>
    </Link>
  );
}

function AltState({ file: { alt, decorative } }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  if (decorative) return <span>{words.decoration}</span>;
  if (LANGS.some((lang) => alt[lang] === ""))
    return (
      <span className="media-card-lack">
        <TriangleAlert aria-hidden="true" size={16} />
        <span className="visually-hidden">{words.noAlt}</span>
      </span>
    );
  return null;
}
