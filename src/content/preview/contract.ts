import * as z from "zod";
import { post, staffGet, write } from "../../platform/http/contract";
import { LANGS } from "../../platform/locale/lang";
import { wholeNumber } from "../../platform/shapes";
import { id, type } from "../api/contract";

/** A field of a form that is not as a save wants it. */
const Refusal = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
});

/** The call by which a form is seen as a page while it is written. */
export const previewContract = {
  preview: post("/api/preview", {
    access: "content",
    ofAnyType: true,
    summary:
      "Render a page of the site with an entry's unsaved `content`, or without it with the newest revision. `path` is an address without language, by default the entry's; `whole` shows all other drafts too. `refused` says why the content cannot be shown; then the page is without it",
    input: z.object({
      type,
      id: id.optional(),
      content: z.looseObject({}).optional(),
      lang: z.enum(LANGS),
      path: z.string().startsWith("/").max(2000).optional(),
      whole: z.boolean().default(false),
    }),
    output: z.object({
      html: z.string(),
      /** That of the page; 404 where there is none at this address. */
      status: z.number().int(),
      /** The address of the page that is shown, with the place in it. */
      path: z.string(),
      refused: Refusal.optional(),
    }),
  }),
};
export type Previewed = z.infer<(typeof previewContract)["preview"]["output"]>;

/** A link by which somebody without an account sees an entry, or the whole site, as it would be. */
const PreviewLink = z.object({
  id: z.string(),
  /** The type of the entry that it shows; null for the whole site. */
  type: z.string().nullable(),
  entry: z.string().nullable(),
  by: z.string(),
  /** ISO 8601, UTC, as are the others. */
  madeAt: z.string(),
  until: z.string(),
  /** When it was opened last; null if never. */
  openedAt: z.string().nullable(),
  state: z.enum(["open", "expired", "revoked"]),
});
export type PreviewLink = z.infer<typeof PreviewLink>;

/** The days for which a link can be good. */
export const DAYS = { least: 1, usual: 7, most: 30 };

/** The calls for links to previews. */
export const previewLinksContract = {
  links: staffGet("/api/previewLinks", {
    access: "content",
    ofAnyType: true,
    summary: "Preview links for people without an account, newest first",
    input: z.object({}),
    output: z.object({ links: z.array(PreviewLink) }),
  }),
  addLink: post("/api/previews", {
    access: "content",
    ofAnyType: true,
    status: 201,
    summary:
      "Create a preview link to an entry's newest revision, or to that of `revision`; without `type` and `id`, to the whole site with all drafts. Its address is answered once and not stored",
    input: z.object({
      type: type.optional(),
      id: id.optional(),
      revision: wholeNumber.positive().optional(),
      days: z.number().int().min(DAYS.least).max(DAYS.most).default(DAYS.usual),
    }),
    output: z.object({ id: z.string(), url: z.string(), expires: z.string() }),
  }),
  revokeLink: write("/api/previews/{token}", {
    access: "content",
    ofAnyType: true,
    method: "DELETE",
    summary: "Revoke a preview link, by its id or by the token at the end of its address",
    input: z.object({ token: z.string().min(1).max(100) }),
    output: z.object({ message: z.literal("success") }),
    preservesPageCache: true,
  }),
};
