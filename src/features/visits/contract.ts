import * as z from "zod";
import { staffGet } from "../../platform/http/contract";

/** Days back from today that can be looked at. */
export const PERIODS = ["7", "30", "365"] as const;

const Period = z.enum(PERIODS).default("30");

const Counted = z.array(z.object({ name: z.string(), visits: z.number().int() }));

export const visitsContract = {
  read: staffGet("/api/visits", {
    access: "journal",
    summary:
      "How often pages were shown in the last days, by page, language and the host of the link that led here; no person is known",
    input: z.object({ days: Period }),
    output: z.object({
      /** False where the setting says that nothing is counted. */
      counts: z.boolean(),
      total: z.number().int(),
      donations: z.number().int(),
      pages: Counted,
      langs: Counted,
      hosts: Counted,
    }),
  }),
  export: staffGet("/api/exportVisits", {
    access: "journal",
    summary: "The same of each day as a CSV file (UTF-8 with a byte order mark)",
    input: z.object({ days: Period }),
    output: z.object({ filename: z.string(), csv: z.string() }),
  }),
};
