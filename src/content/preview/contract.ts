import * as z from "zod";
import { post } from "../../platform/http/contract";
import { LANGS } from "../../platform/locale/lang";
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
      "A page of the site with an entry as it is written: `content` as a save takes it, of which nothing is kept; without one its newest revision. `path` is a plain address, that of the entry unless said; `whole` shows everything else that waits too. `refused` says why what was written cannot be shown: then it is the page without it",
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
