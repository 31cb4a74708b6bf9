import * as z from "zod";
import { type Field, field } from "../../field";

export type TextField = Field<"text", z.ZodType<string, string | undefined>, z.ZodString> & {
  readonly max: number;
};

const tidy = (text: string) => text.toWellFormed().replaceAll(/\r\n?/g, "\n").trim();

/** A plain text of several lines; an empty line stands between paragraphs. `max` in characters as they are sent. */
export function text({ max = 10_000 }: { max?: number } = {}): TextField {
  const input = z.string().max(max).default("").transform(tidy);
  const words = (value: string) => [value];
  return {
    ...field("text", { input, output: z.string(), empty: () => "", text: words, sample: "Words" }),
    max,
  };
}
