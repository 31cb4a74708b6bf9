import { Download, RotateCcw, Upload } from "lucide-react";
import { useNavigate } from "react-router";
import { CropButton } from "../../../media/crop/crop-button";
import { showAnew } from "../../../media/crop/show-anew";
import {
  describedBy,
  FileButton,
  UploadFrame,
  UploadRows,
  useUploadNews,
} from "../../../media/field/upload-frame";
import { ACCEPT } from "../../../media/field/use-uploads";
import { type LibraryFile, libraryContract } from "../../../media/library-contract";
import { useChanges } from "../../../platform/http/client";
import { useWords } from "../../../platform/locale/lang";
import { mediaUrl, pdfUrl } from "../../../platform/media-urls";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { usePermissions } from "../../../ui/frame/screen";
import { DeleteButton, useDeletion } from "../../../ui/list/delete-button";
import { useWayBack } from "../../../ui/list/load-list";
import { mediaWords } from "../words";

interface FileActionsProps {
  file: LibraryFile;
  refresh: () => Promise<void>;
}

/** Replace, download and delete; of a file in the trash, bring back. */
export function FileActions({ file, refresh }: FileActionsProps) {
  const { _id: id, kind, version, originalFilename } = file;
  const words = useWords(mediaWords);
  const { mayChange } = usePermissions();
  if (file.deletedAt !== null) return mayChange && <Restore file={file} refresh={refresh} />;
  const href = kind === "pdf" ? pdfUrl(id, originalFilename, version) : mediaUrl(id, 1920, version);
  return (
    <>
      {mayChange && <Replace file={file} refresh={refresh} />}
      <div className="row-actions">
        {mayChange && kind === "image" && <TurnOrCrop file={file} refresh={refresh} />}
        <a className="button button-quiet" href={href} download={originalFilename}>
          <Download aria-hidden="true" size={18} />
          {words.download}
        </a>
        {mayChange && <Delete file={file} />}
      </div>
      {mayChange && file.uses.length > 0 && <p className="field-hint">{words.deleteHint}</p>}
    </>
  );
}

const FIELD = "replacement";

/** Uploads another file and puts it in this one's place. */
function Replace({ file, refresh }: FileActionsProps) {
  const { _id: media_id, kind } = file;
  const words = useWords(mediaWords);
  const banner = useBanner();
  const changes = useChanges(libraryContract);
  const { save, problem } = useSave();
  const field = useUploadNews(kind, FIELD, ({ public_id }) => {
    void save(async () => {
      await changes.replace({ media_id, public_id });
      showAnew(media_id);
      banner({ text: words.replaced, saved: true });
      await refresh();
    });
  });
  const take = ([chosen, ...others]: readonly File[]) => {
    if (chosen) field.replace(chosen);
    field.leave(others);
  };
  const id = `f-${FIELD}`;
  return (
    <>
      <ProblemSummary problem={problem} labelOf={() => words.replace} />
      <UploadFrame
        {...{ id, label: words.replace, hint: words.replaceHint, errors: [] }}
        limits={field.say(kind === "pdf" ? "dropPdf" : "dropImage")}
        news={field.news}
        noPlace={field.noPlace}
        note={field.note}
        onFiles={take}
      >
        <UploadRows uploads={field.uploads} onCancel={field.cancel} />
        <div className="row-actions">
          <FileButton
            id={id}
            accept={ACCEPT[kind]}
            label={words.replace}
            describedBy={describedBy(id, words.replaceHint, [])}
            onFiles={take}
          >
            <Upload aria-hidden="true" size={20} />
            {words.replace}
          </FileButton>
        </div>
      </UploadFrame>
    </>
  );
}

/** Turns or crops the picture, wherever it is used. */
function TurnOrCrop({ file: { _id, originalFilename }, refresh }: FileActionsProps) {
  const words = useWords(mediaWords);
  const banner = useBanner();
  const done = async () => {
    banner({ text: words.cropped, saved: true });
    await refresh();
  };
  return <CropButton id={_id} label={originalFilename} suits={undefined} everywhere onDone={done} />;
}

/** Deletes a file that nothing uses, and goes back to the library, where it can be undone. */
function Delete({ file }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  const navigate = useNavigate();
  const changes = useChanges(libraryContract);
  const library = useWayBack("/cms/media");
  const deletion = useDeletion<LibraryFile>({
    nameOf: ({ originalFilename }) => originalFilename,
    remove: ({ _id }) => changes.remove({ media_id: _id }),
    restore: ({ _id }) => changes.restore({ media_id: _id }),
    refresh: async () => {
      await navigate(library);
    },
  });
  if (file.uses.length > 0) return null;
  return (
    <>
      <ProblemSummary problem={deletion.problem} labelOf={() => words.title} />
      <DeleteButton
        name={file.originalFilename}
        question={words.deleteQuestion}
        onDelete={() => void deletion.remove(file)}
      />
    </>
  );
}

function Restore({ file, refresh }: FileActionsProps) {
  const words = useWords(mediaWords);
  const changes = useChanges(libraryContract);
  const { save, saving, problem } = useSave();
  const restore = () =>
    save(async () => {
      await changes.restore({ media_id: file._id });
      await refresh();
    });
  return (
    <>
      <p className="field-hint">{words.trashNote}</p>
      <ProblemSummary problem={problem} labelOf={() => words.restore} />
      <p>
        <button
          type="button"
          className="button button-main"
          aria-disabled={saving}
          onClick={() => void restore()}
        >
          <RotateCcw aria-hidden="true" size={18} />
          {words.restore}
        </button>
      </p>
    </>
  );
}
