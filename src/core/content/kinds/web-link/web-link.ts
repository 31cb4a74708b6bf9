import * as z from "zod";
import { isWebAddress } from "../../../api/shapes";
import { type Field, field } from "../../field";

export type WebLinkField = Field<"webLink", z.ZodType<string, string | undefined>, z.ZodString>;

/** The address of a page, `https://…`, or `""`. */
export function webLink(): WebLinkField {
  const input = z
    .string()
    .trim()
    .max(2000)
    .refine((address) => address === "" || isWebAddress(address), { params: { key: "webAddressNeeded" } })
    .default("");
  return field("webLink", { input, output: z.string(), empty: () => "", sample: "https://example.org/" });
}
