import { crc32 } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import type { AnyContent, ContentType } from "../../content/definition";
import { inEachLanguage, line } from "../../content/kinds";
import { fileBehindLink } from "../../content/preview/links.server";
import { ALT, IMAGE, translatedImage } from "../../content/translation/image-texts.server";
import type { OpenedEntry, TranslatedKind } from "../../content/translation/translation-status.server";
import { MemoryBudget, TooManyWaiting } from "../../media/memory-budget.server";
import { pickerWords } from "../../media/picker/words";
import { mediaRegistry } from "../../media/registry.server";
import { makeWantedSizes } from "../../media/variants/wanted-sizes.server";
import { staffOf } from "../../platform/auth/auth.server";
import { mayChange, mayRead } from "../../platform/auth/roles";
import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import { answers, type Feature, feature, type Handlers } from "../../platform/feature.server";
import { MAX_UPLOAD } from "../../platform/http/input.server";
import { type OtherPaths, refusedWith } from "../../platform/http/openapi.server";
import { Problem } from "../../platform/http/problem";
import { type Localized, localized } from "../../platform/locale/lang";
import { WIDTHS } from "../../platform/media-urls";
import { LONGEST_ALT } from "../../platform/shapes";
import { mediaActions } from "./actions";
import { mediaContract } from "./contract";
import { type FileAccess, fileAccess } from "./library/file-access.server";
import { describedHandlers, libraryHandlers } from "./library/handlers.server";
import { mediaProblems } from "./problems.server";
import { serveMedia } from "./serve.server";
import { storeFile } from "./store-file.server";
import { mediaWords } from "./words";

const mediaHandlers = (access: FileAccess): Handlers<typeof mediaContract> => ({
  ...libraryHandlers(access),
  ...describedHandlers(access),

  upload: ({ file: { bytes, name } }, context) =>
    storeFile(context, { bytes, filename: name, action: mediaActions.upload }).catch(nameTheField),
});

/** Names the one field of an upload as the place of any fault of a file. */
function nameTheField(error: unknown): never {
  if (!(error instanceof Problem) || (error.status !== 413 && error.status !== 415)) throw error;
  const { status, says, details } = error;
  throw new Problem(status, says, { ...details, errors: [{ path: "file", says }] });
}

const inPath = (name: string, description: string) => ({
  name,
  in: "path",
  required: true,
  description,
  schema: { type: "string" },
});
const public_id = inPath("public_id", "As /api/upload gave it out");
const width = {
  name: "w",
  in: "query",
  required: false,
  schema: { type: "integer", enum: WIDTHS, default: 1280 },
};
const version = {
  name: "v",
  in: "query",
  required: false,
  description:
    "The `version` of a file that was replaced. What an address gives without it, or with another, is asked for anew each time",
  schema: { type: "integer", minimum: 2 },
};
const bytes = { schema: { type: "string", format: "binary" } };
const pdf = { "application/pdf": bytes };
const image = { "image/avif": bytes, "image/webp": bytes, "image/jpeg": bytes, "image/png": bytes };
const known = { 304: { description: "The same as `If-None-Match` names" } };
const part = { 206: { description: "The part that `Range` asks for", content: pdf } };

/** The path of uploaded files. */
export const mediaPaths: OtherPaths = {
  "/media/{public_id}": {
    get: {
      operationId: "media.file",
      tags: ["media"],
      summary:
        "An image, `w` pixels wide and never wider than the original, in the best format of `Accept`; or a PDF",
      parameters: [public_id, width, version],
      responses: {
        200: { description: "The file", content: { ...image, ...pdf } },
        ...part,
        ...known,
        default: refusedWith(
          "400 another width, 404 unknown, 405 another method, 503 too many images are being made",
        ),
      },
    },
  },
  "/media/{public_id}/{filename}": {
    get: {
      operationId: "media.download",
      tags: ["media"],
      summary: "A PDF, to be kept under the name that it had when it was uploaded",
      parameters: [public_id, inPath("filename", "Any; the answer says the right one"), version],
      responses: {
        200: { description: "The PDF", content: pdf },
        ...part,
        ...known,
        default: refusedWith("404 unknown or an image, 405 another method"),
      },
    },
  },
};

/** Makes the library feature for the types whose entries use its files. */
export const mediaFeature = (types: () => readonly ContentType[]): Feature => {
  const access = fileAccess(types);
  return feature({
    name: "media",
    answers: answers(mediaContract, mediaHandlers(access)),
    problems: mediaProblems,
    background: makeWantedSizes,
    routes: (deps) =>
      serveMedia(deps, async ({ headers, url }, { id, deleted_at }) => {
        const token = new URL(url).searchParams.get("preview");
        if (token !== null && deleted_at === null && (await fileBehindLink(deps.db, types(), { token, id })))
          return true;
        const staff = await staffOf(deps, headers);
        if (staff === null || !mayRead(staff.role, "content")) return false;
        return (await access.readable(deps.db, [id], staff)).has(id);
      }),
  });
};

/** Bytes of all uploads that are read and validated at once: two of the largest. */
const AT_ONCE = 2 * MAX_UPLOAD;
/** Uploads that may wait, unread, for others to be done. */
const MAX_WAITING = 40;

/**
 * Lets uploads in as there is memory for their bytes; the others wait before they are read, and those who come
 * when many wait get Retry-After. A request that the call refuses takes no place.
 * @throws {Problem} 413 for what says that it is too long, 503 with Retry-After when too many wait.
 */
export function uploadGate(deps: Pick<Deps, "auth" | "db">): MiddlewareHandler {
  const room = new MemoryBudget(AT_ONCE, MAX_WAITING);
  return async ({ req }, next) => {
    if (req.method !== "POST") return next();
    const staff = await staffOf(deps, req.raw.headers);
    if (!staff || !mayChange(staff.role, "content")) return next();
    const length = Number(req.header("content-length")); // without the header it may be any
    if (length > MAX_UPLOAD) throw new Problem(413, "fileTooLarge");
    await room.within(length || MAX_UPLOAD, next).catch((error: unknown) => {
      if (!(error instanceof TooManyWaiting)) throw error;
      throw new Problem(503, "busy", { headers: { "Retry-After": "10" } });
    });
  };
}

/** Characters of a description by which staff know its image on the board. */
const SHOWN = 80;

/** A description as the content of an entry, for translators. */
const DESCRIPTION: ContentType = {
  name: IMAGE,
  shared: { [ALT]: inEachLanguage(line({ max: LONGEST_ALT })) },
  texts: {},
  complete: [],
};

async function opened(db: Database, id: string): Promise<OpenedEntry | undefined> {
  const image = await mediaRegistry(db).find(id);
  if (image?.kind !== "image" || (await translatedImage(db, image)).texts.length === 0) return undefined;
  const alt: Localized = { eng: image.alt_eng, tra: image.alt_tra, sim: image.alt_sim };
  const content = { ...localized(() => ({})), [ALT]: alt } as AnyContent;
  // Descriptions are not counted: the present description counts for the version.
  return { type: DESCRIPTION, content, version: crc32(JSON.stringify(alt)) };
}

/** The descriptions (alternative text) of images. */
export const describedImages: TranslatedKind = {
  type: IMAGE,
  feature: "media",
  find: async (db, id) => {
    const image = await mediaRegistry(db).find(id);
    return image?.kind === "image" ? translatedImage(db, image) : undefined;
  },
  open: opened,
  isInForce: true,
  titles: async (db, ids) =>
    new Map([...(await mediaRegistry(db).images(ids))].map(([id, { alt }]) => [id, shortened(alt)])),
  label: (_id, _path, lang) => pickerWords[lang].alt,
  parts: [{ name: localized((lang) => mediaWords[lang].descriptions) }],
  form: (id) => `/cms/mediafile?${new URLSearchParams({ media_id: id })}`,
};

/** The description of an image, which says more to people than the name of its file. */
const shortened = (alt: Localized): Localized =>
  localized((lang) => (alt[lang].length > SHOWN ? `${alt[lang].slice(0, SHOWN)}…` : alt[lang]));
