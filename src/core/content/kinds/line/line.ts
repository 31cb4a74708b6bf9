import * as z from "zod";
import { onOneLine, trimmed } from "../../../api/shapes";
import { type Field, field } from "../../field";

export type LineField = Field<"line", z.ZodType<string, string | undefined>, z.ZodString> & {
  readonly max: number;
};

/** What a line must be, unless it is blank; `problem` is that of another one. */
export interface LineCheck {
  is(text: string): boolean;
  problem: string;
}

/**
 * A text on one line.
 * @param max characters
 * @param breaks `"kept"` where what stands between words stays as it was sent, as a line break that was pasted
 * @param needed whether it may not be blank
 */
export function line({
  max = 300,
  breaks = "joined",
  needed = false,
  check,
}: {
  max?: number;
  breaks?: "joined" | "kept";
  needed?: boolean;
  check?: LineCheck;
} = {}): LineField {
  const given = z
    .string()
    .overwrite(breaks === "kept" ? trimmed : onOneLine)
    .max(max);
  const checked = check
    ? given.refine((words) => words === "" || check.is(words), { params: { key: check.problem } })
    : given;
  const input = needed ? checked.min(1) : checked.default("");
  const text = (value: string) => [value];
  return { ...field("line", { input, output: z.string(), empty: () => "", text, sample: "Words" }), max };
}
