import * as z from "zod";
import { staffGet } from "../../platform/http/contract";

/** Days back from today that can be looked at. */
export const PERIODS = ["7", "30", "365"] as const;

const Period = z.enum(PERIODS).default("30");

const Counted = z.array(z.object({ name: z.string(), visits: z.number().int() }));

export const visitsContract = {
  read: staffGet("/api/visits", {
    access: "journal",
    summary: "Page views of the last days by page, language and referring host; without personal data",
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
    summary: "Visits by day as a CSV file (UTF-8 with a byte order mark)",
    input: z.object({ days: Period }),
    output: z.object({ filename: z.string(), csv: z.string() }),
  }),
};
