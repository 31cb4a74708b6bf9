import * as z from "zod";
import { type Field, field } from "../../field";
import { parseVideo } from "./video-address";

export type VideoField = Field<"video", z.ZodType<string, string | undefined>, z.ZodString>;

/** The address or id of a video on YouTube or Vimeo, as it was typed, or `""`. */
export function video(): VideoField {
  const input = z
    .string()
    .trim()
    .max(500)
    .refine((text) => text === "" || parseVideo(text) !== null, { params: { key: "invalidVideo" } })
    .default("");
  return field("video", { input, output: z.string(), empty: () => "", sample: "" });
}
