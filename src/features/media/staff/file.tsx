import { CircleCheck, ExternalLink, RotateCcw, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { entryKey } from "../../../content/definition";
import { pathLabel } from "../../../content/staff/entry-form";
import { type TypeLocations, useTypeLocations } from "../../../content/staff/type-locations";
import { showAnew } from "../../../media/crop/show-anew";
import {
  type FileWithVersions,
  type LibraryFile,
  libraryContract,
  type MediaUse,
} from "../../../media/library-contract";
import { MediaImage } from "../../../media/picture";
import { mayRead } from "../../../platform/auth/roles";
import { CallError, createClient, useChanges } from "../../../platform/http/client";
import type { OutputOf } from "../../../platform/http/contract";
import { fileSize, staffTime, withColon } from "../../../platform/locale/format";
import { fill, LANG_TAG, useLang, useWords } from "../../../platform/locale/lang";
import { Filled, Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load, ScreenTitle, usePermissions } from "../../../ui/frame/screen";
import { typedName } from "../../../ui/list/action-label";
import { useWayBack } from "../../../ui/list/load-list";
import { consentsContract } from "../../consents/contract";
import { mediaWords } from "../words";
import type { Route } from "./+types/file";
import { DescriptionForm } from "./description-form";
import { FileActions } from "./file-actions";

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
  const { role, mayChange } = usePermissions();
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

/** Size, dimensions, who uploaded a file and when. */
function FileFacts({ file }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  const lang = useLang();
  const { width, height, bytes, at, by } = file;
  return (
    <section aria-labelledby="media-facts">
      <h2 id="media-facts">{words.facts}</h2>
      <dl className="media-facts">
        <dt>{words.size}</dt>
        <dd>
          {file.format.toUpperCase()}, {fileSize(bytes, lang)}
        </dd>
        {width !== undefined && height !== undefined && (
          <>
            <dt>{words.dimensions}</dt>
            <dd>{fill(words.dimensionsValue, { width, height })}</dd>
          </>
        )}
        <dt>{words.uploaded}</dt>
        <dd>
          <Filled sentence={fill(words.uploadedBy, { at: staffTime(at, lang) })} names={{ name: by }} />
        </dd>
      </dl>
    </section>
  );
}

const consentsApi = createClient(consentsContract);

type Consents = OutputOf<(typeof consentsContract)["ofFile"]>["consents"];

/** The consents that name a file or its uncropped original; fetched when shown. */
function FileConsents({ id: media_id }: { id: string }) {
  const words = useWords(mediaWords);
  const [consents, setConsents] = useState<Consents>();
  useEffect(() => {
    const stop = new AbortController();
    // Without an answer there is nothing to say: the rest of the screen stays of use.
    consentsApi.ofFile({ media_id }, stop.signal).then(
      (answer) => setConsents(answer.consents),
      () => {},
    );
    return () => stop.abort();
  }, [media_id]);
  if (!consents) return null;
  return (
    <section aria-labelledby="media-consents">
      <h2 id="media-consents">{words.consents}</h2>
      <p>{consents.length > 0 ? words.consentsText : words.consentsNone}</p>
      {consents.length > 0 ? (
        <ul>
          {consents.map(({ _id, person }) => (
            <li key={_id}>
              <Link to={`/cms/consent?consent_id=${_id}`} className="inline-flex min-h-12 items-center">
                <Name text={person} />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Link to="/cms/addconsent" className="button button-quiet">
          {words.addConsent}
        </Link>
      )}
    </section>
  );
}

interface FileVersionsProps {
  file: FileWithVersions;
  refresh: () => Promise<void>;
}

/** The former versions of a file, each with a button that restores it. Nothing where there are none. */
function FileVersions({ file, refresh }: FileVersionsProps) {
  const words = useWords(mediaWords);
  const lang = useLang();
  const banner = useBanner();
  const changes = useChanges(libraryContract);
  const { save, problem } = useSave();
  if (file.versions.length === 0 || file.deletedAt !== null) return null;
  const restoreVersion = (version: number) =>
    save(async () => {
      await changes.restoreVersion({ media_id: file._id, version });
      showAnew(file._id);
      banner({ text: words.wentBack, saved: true });
      await refresh();
    }, version);
  return (
    <section aria-labelledby="media-versions">
      <h2 id="media-versions">{words.versions}</h2>
      <ProblemSummary problem={problem} labelOf={() => words.versions} />
      <ul className="media-uses">
        {file.versions.map(({ version, originalFilename, bytes, at }) => (
          <li key={version}>
            <p>
              <Name text={originalFilename} />
            </p>
            <p className="field-hint">
              {fileSize(bytes, lang)}, {staffTime(at, lang)}
            </p>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => void restoreVersion(version)}
            >
              <RotateCcw aria-hidden="true" size={18} />
              {words.useAgain} <span className="visually-hidden">{originalFilename}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a file is used: each entry with its fields, the link to its form, and to the page that visitors see. */
function FileUses({ file }: { file: FileWithVersions }) {
  const words = useWords(mediaWords);
  const { uses } = file;
  const entries = Map.groupBy(uses, entryKey);
  const places = useTypeLocations([...entries.keys()]);
  return (
    <section aria-labelledby="media-uses">
      <h2 id="media-uses">{words.uses}</h2>
      {uses.length === 0 && <p>{words.usesNone}</p>}
      <ul className="media-uses">
        {[...entries].map(([key, ofEntry]) => (
          <li key={key}>
            <EntryUses uses={ofEntry} places={places.get(key)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryUsesProps {
  uses: readonly MediaUse[];
  places: TypeLocations | undefined;
}

/** One entry. Until its type is known, its title alone. */
function EntryUses({ uses, places }: EntryUsesProps) {
  const words = useWords(mediaWords);
  const staff = useStaffWords();
  const lang = useLang();
  const [first] = uses;
  if (!first) return null;
  const title = typedName(first.title, lang, places?.title[lang] ?? "");
  const name = title || first.type;
  if (!places) return <Name text={name} />;
  const fields = uses.map(({ path }) => pathLabel(path, places.fields[lang], staff));
  return (
    <>
      <p>
        <Link to={places.edit(first.id)}>
          <Name text={name} />
        </Link>
      </p>
      <p className="field-hint">
        {title !== places.title[lang] && withColon(lang, places.title[lang])}
        {fields.join(", ")}
      </p>
      <a className="button button-quiet" href={places.view(first.id)}>
        <ExternalLink aria-hidden="true" size={18} />
        {words.view} <span className="visually-hidden">{name}</span>
      </a>
      {first.own && <p>{words.hasOwn}</p>}
    </>
  );
}

type Checks = OutputOf<(typeof libraryContract)["checks"]>["checks"];

/** Bytes from which a PDF takes long on a phone. */
const LARGE = 5_000_000;

/** Whether a PDF is accessible, in plain words, and what to do where not; fetched when shown. */
function PdfReading({ file: { _id: media_id, bytes } }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  const lang = useLang();
  const [checks, setChecks] = useState<Checks | "looking">("looking");
  useEffect(() => {
    const stop = new AbortController();
    api.checks({ media_id }, stop.signal).then(
      (answer) => setChecks(answer.checks),
      () => !stop.signal.aborted && setChecks(null),
    );
    return () => stop.abort();
  }, [media_id]);
  return (
    <section aria-labelledby="media-checks">
      <h2 id="media-checks">{words.checks}</h2>
      <p role="status" className="field-hint">
        {checks === "looking" ? words.checking : checks === null && words.checksFailed}
      </p>
      {checks !== null && checks !== "looking" && (
        <ul className="media-checks">
          <Check isGood>{fill(words.pages, { count: checks.pages })}</Check>
          <Check isGood={checks.hasText}>{checks.hasText ? words.hasText : words.noText}</Check>
          <Check isGood={checks.isTagged}>{checks.isTagged ? words.isTagged : words.notTagged}</Check>
          <Check isGood={checks.lang !== ""}>
            {checks.lang
              ? fill(words.hasLang, { lang: nameOfLanguage(checks.lang, LANG_TAG[lang]) })
              : words.noLang}
          </Check>
          {bytes > LARGE && (
            <Check isGood={false}>{fill(words.large, { size: fileSize(bytes, lang) })}</Check>
          )}
        </ul>
      )}
    </section>
  );
}

/** A language as people call it; its tag where that is none. */
function nameOfLanguage(tag: string, reader: string): string {
  try {
    return new Intl.DisplayNames(reader, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

function Check({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Sign = isGood ? CircleCheck : TriangleAlert;
  return (
    <li>
      <Sign aria-hidden="true" size={20} />
      <span>{children}</span>
    </li>
  );
}
