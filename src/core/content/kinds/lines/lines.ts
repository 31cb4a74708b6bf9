import * as z from "zod";
import { lines as linesInput } from "../../../api/shapes";
import { type Field, field } from "../../field";

export type LinesField = Field<"lines", typeof linesInput, z.ZodArray<z.ZodString>>;

/** Short texts, one on each line, as names of people. A save may send a list, or one text. */
export function lines(): LinesField {
  const output = z.array(z.string());
  return field("lines", {
    input: linesInput,
    output,
    empty: () => [],
    // One text, as however long texts are looked through for as far as one of them.
    text: (value) => [value.join("\n")],
    sample: ["One", "Two"],
  });
}
