import * as z from "zod";
import { onOneLine, trimmed } from "../../../api/shapes";
import { type Field, field } from "../../field";

export type LineField = Field<"line", z.ZodType<string, string | undefined>, z.ZodString> & {
  readonly max: number;
};

/**
 * A text on one line.
 * @param max characters
 * @param breaks `"kept"` where what stands between words stays as it was sent, as a line break that was pasted
 */
export function line({
  max = 300,
  breaks = "joined",
}: {
  max?: number;
  breaks?: "joined" | "kept";
} = {}): LineField {
  const input = z
    .string()
    .overwrite(breaks === "kept" ? trimmed : onOneLine)
    .max(max)
    .default("");
  const text = (value: string) => [value];
  return { ...field("line", { input, output: z.string(), empty: () => "", text, sample: "Words" }), max };
}
