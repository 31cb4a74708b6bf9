import { FilePlus, ImagePlus, RotateCcw, Trash2, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { namesOfLanguages } from "../../../content/staff/publish-words";
import type { Description } from "../../../media/description";
import {
  describedBy,
  FileButton,
  UploadFrame,
  UploadRows,
  useUploadNews,
} from "../../../media/field/upload-frame";
import { ACCEPT } from "../../../media/field/use-uploads";
import { fileAddress } from "../../../media/file-address";
import { type LibraryFile, libraryContract } from "../../../media/library-contract";
import { DescriptionFields } from "../../../media/picker/description-fields";
import { FilePreview } from "../../../media/picker/found-files";
import { createClient, useChanges } from "../../../platform/http/client";
import { fileSize, staffDay } from "../../../platform/locale/format";
import { fill, LANGS, useLang, useWords } from "../../../platform/locale/lang";
import { Name } from "../../../platform/locale/name";
import { useSave } from "../../../ui/form/form";
import { Loading, load, usePermissions } from "../../../ui/frame/screen";
import { useListPlace } from "../../../ui/list/load-list";
import { EmptyList, loadRecords, RecordList } from "../../../ui/list/record-list";
import { SelectAll, type Selection, type SelectionAction, SelectRow } from "../../../ui/list/selection";
import { mediaWords } from "../words";
import type { Route } from "./+types/library";
import { libraryQueryOf, mediaList, PART_NAMES, undescribedCount } from "./library-query";

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
      empty={<EmptyList text={words[emptyWords(show)]} />}
      selection={useFileActions(show)}
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

/** What can be done with several files: to the trash with those that nothing uses, or out of it. */
function useFileActions(show: (typeof PART_NAMES)[number]): SelectionAction<LibraryFile>[] {
  const words = useWords(mediaWords);
  const { mayChange } = usePermissions();
  const changes = useChanges(libraryContract);
  const restore = ({ _id }: LibraryFile) => changes.restore({ media_id: _id });
  if (!mayChange || show === "noAlt") return [];
  if (show === "trash") {
    return [{ label: words.restore, icon: RotateCcw, act: restore, done: words.severalRestored }];
  }
  return [
    {
      label: words.toTrash,
      icon: Trash2,
      fits: ({ uses }) => uses.length === 0,
      question: { one: words.trashOne, many: words.trashMany, text: words.trashText, danger: true },
      act: async (file) => {
        await changes.remove({ media_id: file._id });
        return () => restore(file);
      },
      done: words.severalTrashed,
    },
  ];
}

/** Pictures as such. */
const cardsView = (
  files: readonly LibraryFile[],
  { label, selection }: { label: string; selection: Selection<LibraryFile> | undefined },
) => (
  <>
    {selection?.selectable === files.length && <SelectAll selection={selection} isNamed />}
    <ul className="media-grid" aria-label={label}>
      {files.map((file) => (
        <li key={file._id} data-selected={selection?.isSelected(file) || undefined}>
          <FileCard file={file} />
          {selection && <SelectRow row={file} name={file.originalFilename} selection={selection} />}
        </li>
      ))}
    </ul>
  </>
);

/** Pictures with the fields of their descriptions beside each. */
const undescribedView = (files: readonly LibraryFile[], { label }: { label: string }) => (
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
        {words.noAlt}
      </span>
    );
  return null;
}

/** What the library says where a part of it has no files. */
function emptyWords(show: (typeof PART_NAMES)[number]) {
  if (show === "all") return "none";
  return show === "noAlt" ? "allDescribed" : "noneInPart";
}

interface UndescribedListProps {
  files: readonly LibraryFile[];
  label: string;
  card: (file: LibraryFile) => ReactNode;
}

/** Pictures of which a language does not say what they show, each with the fields for it. */
function UndescribedList({ files, label, card }: UndescribedListProps) {
  return (
    <ul className="media-undescribed" aria-label={label}>
      {files.map((file) => (
        <li key={file._id}>
          {card(file)}
          <Undescribed file={file} />
        </li>
      ))}
    </ul>
  );
}

/** The description of one of them, saved when the focus leaves it: there is no form around it. */
function Undescribed({ file: { _id, originalFilename, alt, decorative } }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  const changes = useChanges(libraryContract);
  const { save, saving, problem } = useSave();
  const [stored, setStored] = useState<Description>({ alt, decorative });
  const [said, setSaid] = useState(stored);
  const [isSaved, setSaved] = useState(false);
  const isChanged = JSON.stringify(said) !== JSON.stringify(stored);
  const submit = () => {
    if (!isChanged) return;
    void save(async () => {
      await changes.edit({ media_id: _id, ...said });
      setStored(said);
      setSaved(true);
    });
  };
  return (
    <div>
      <Lacking said={said} />
      <p className="field-hint">{words.savedOnLeaving}</p>
      <DescriptionFields
        value={said}
        onChange={setSaid}
        path={`media.${_id}.alt`}
        name={originalFilename}
        errorsAt={() => []}
        onLeave={submit}
      />
      {problem && (
        <div role="alert">
          <p className="field-error">
            {problem.kind === "refused" ? problem.message : words.descriptionNotSaved}
          </p>
          <button type="button" className="button button-quiet" onClick={submit}>
            {words.saveAgain}
          </button>
        </div>
      )}
      <p role="status" className="field-hint">
        {isSaved && !isChanged && !saving && words.descriptionSaved}
      </p>
    </div>
  );
}

/** The languages that lack a description of a picture that needs one. */
function Lacking({ said: { alt, decorative } }: { said: Description }) {
  const words = useWords(mediaWords);
  const lang = useLang();
  const lacking = LANGS.filter((each) => alt[each].trim() === "");
  if (decorative || lacking.length === 0) return null;
  return (
    <p className="media-lacking">{fill(words.lacking, { languages: namesOfLanguages(lacking, lang) })}</p>
  );
}

const ID = "media-upload";
const BUTTONS = [
  { id: ID, kind: "image", icon: ImagePlus, label: "addImages" },
  { id: `${ID}-pdf`, kind: "pdf", icon: FilePlus, label: "addPdfs" },
] as const;

/** Uploads several pictures or PDFs at once to the library. */
function UploadMany({ onUploaded }: { onUploaded: () => void }) {
  const words = useWords(mediaWords);
  const images = useUploadNews("image", "media.images", onUploaded);
  const pdfs = useUploadNews("pdf", "media.pdfs", onUploaded);
  const add = (files: readonly File[]) => {
    const isPdf = (file: File) => file.type === "application/pdf";
    const [documents, pictures] = [files.filter(isPdf), files.filter((file) => !isPdf(file))];
    if (pictures.length > 0) images.add(pictures);
    if (documents.length > 0) pdfs.add(documents);
  };
  return (
    <UploadFrame
      id={ID}
      label={words.uploadHere}
      hint={undefined}
      limits={words.uploadLimits}
      errors={[]}
      isBare
      news={[images.news, pdfs.news].filter(Boolean).join(" ")}
      note={[images.note, pdfs.note].filter(Boolean).join(" ")}
      onFiles={add}
    >
      <UploadRows uploads={images.uploads} onCancel={images.cancel} />
      <UploadRows uploads={pdfs.uploads} onCancel={pdfs.cancel} />
      <div className="row-actions">
        {BUTTONS.map(({ id, kind, icon: Icon, label }) => (
          <FileButton
            key={kind}
            id={id}
            accept={ACCEPT[kind]}
            multiple
            isMain={kind === "image"}
            label={words[label]}
            describedBy={describedBy(ID, undefined, [])}
            onFiles={add}
          >
            <Icon aria-hidden="true" size={20} />
            {words[label]}
          </FileButton>
        ))}
      </div>
    </UploadFrame>
  );
}
