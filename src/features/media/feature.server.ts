import type { ContentType } from "../../content/definition";
import { fileBehindLink } from "../../content/preview/links.server";
import { makeWantedSizes } from "../../media/variants/wanted-sizes.server";
import { staffOf } from "../../platform/auth/auth.server";
import { mayRead } from "../../platform/auth/roles";
import { type Feature, feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { type OtherPaths, refusedWith } from "../../platform/http/openapi.server";
import { Problem } from "../../platform/http/problem";
import { WIDTHS } from "../../platform/media-urls";
import { mediaActions } from "./actions";
import { mediaContract } from "./contract";
import { type FileAccess, fileAccess } from "./library/file-access.server";
import { describedHandlers, libraryHandlers } from "./library/handlers.server";
import { mediaProblems } from "./problems.server";
import { serveMedia } from "./serve.server";
import { storeFile } from "./store-file.server";

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
