import * as z from "zod";
import { staffGet } from "../platform/http/contract";
import { libraryFile, media_id } from "./library-contract";

/** The question of forms about their pictures. Apart from the library's other calls, which forms have from their start. */
export const describedContract = {
  described: staffGet("/api/describedMedia", {
    access: "content",
    ofAnyType: true,
    summary: "What is said of up to 100 images, by their ids with commas between",
    input: z.object({
      media_ids: z
        .string()
        .transform((ids) => ids.split(","))
        .pipe(z.array(media_id).max(100)),
    }),
    output: z.object({
      media: z.array(libraryFile.pick({ _id: true, originalFilename: true, alt: true, decorative: true })),
    }),
  }),
};
