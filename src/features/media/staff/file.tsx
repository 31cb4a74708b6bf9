import { useRevalidator } from "react-router";
import { CallError, createClient } from "../../../core/api/client";
import { mayRead } from "../../../core/auth/roles";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { libraryContract } from "../../../core/media/library-contract";
import { MediaImage } from "../../../core/media/picture";
import { Loading, load } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { useStanding } from "../../../core/staff/frame/standing";
import { useWayBack } from "../../../core/staff/list/load-list";
import { mediaWords } from "../words";
import type { Route } from "./+types/file";
import { DescriptionForm } from "./description-form";
import { FileActions } from "./file-actions";
import { FileConsents } from "./file-consents";
import { FileFacts } from "./file-facts";
import { FileUses } from "./file-uses";
import { FileVersions } from "./file-versions";
import { PdfReading } from "./pdf-reading";

const api = createClient(libraryContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const media_id = new URL(request.url).searchParams.get("media_id") ?? "";
  return load(() =>
    api.one({ media_id }).then(
      ({ media: [file] }) => ({ file }),
      (error: unknown) => {
        if (error instanceof CallError && [400, 404].includes(error.status)) return { file: undefined };
        throw error;
      },
    ),
  );
};

export const HydrateFallback = Loading;

/** One file of the library: what it is, what it shows, where it is used, and what can be done with it. */
export default function File({ loaderData: { file } }: Route.ComponentProps) {
  const words = useWords(mediaWords);
  const lang = useLang();
  const { role, mayChange } = useStanding();
  const { revalidate } = useRevalidator();
  const list = { to: useWayBack("/cms/media"), label: words.toList };
  if (!file) {
    return (
      <>
        <ScreenTitle title={words.title} list={list} />
        <p>{words.noSuch}</p>
      </>
    );
  }
  const { _id: id, kind, width, height, version } = file;
  return (
    <>
      <ScreenTitle title={file.originalFilename} typed list={list} />
      <div className="media-file">
        <div>
          {kind === "image" && (
            <MediaImage
              {...{ id, width, height, version }}
              alt={file.alt[lang] || words.preview}
              className="media-file-picture"
              sizes="(min-width: 64rem) 40vw, 90vw"
            />
          )}
          {kind === "pdf" && <PdfReading key={`${id} ${version}`} file={file} />}
          <FileFacts file={file} />
          <FileActions file={file} refresh={revalidate} />
          {mayChange && <FileVersions file={file} refresh={revalidate} />}
        </div>
        <div>
          {kind === "image" && file.deletedAt === null && <DescriptionForm key={id} file={file} />}
          <FileUses file={file} />
          {mayRead(role, "people") && <FileConsents key={`${id} ${version}`} id={id} />}
        </div>
      </div>
    </>
  );
}
