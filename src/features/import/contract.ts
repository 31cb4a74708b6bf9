import * as z from "zod";
import { post, staffGet } from "../../platform/http/contract";
import type { ImportProblem } from "./problems.server";

/** An address on the web, as somebody typed it: no folder of the server. */
const WebAddress = z
  .string()
  .trim()
  .max(500)
  .refine((text) => /^https?:\/\/[^/\s]+/i.test(text) && URL.canParse(text), {
    params: { key: "addressNeeded" satisfies ImportProblem },
  });

const Line = z.object({
  /** What staff call the kind of the record, in the language of whoever asks. */
  kind: z.string(),
  oldId: z.string(),
  name: z.string(),
  where: z.string(),
  /** Why, in the same language. */
  reason: z.string(),
  detail: z.string(),
});

const Report = z.object({
  counts: z.array(
    z.object({
      kind: z.string(),
      fresh: z.number().int(),
      known: z.number().int(),
      leftOut: z.number().int(),
    }),
  ),
  files: z.object({ fresh: z.number().int(), known: z.number().int() }),
  lines: z.array(Line),
  unanswered: z.array(z.string()),
});

const Run = z.object({
  old: z.string(),
  media: z.string(),
  dryRun: z.boolean(),
  by: z.string(),
  startedAt: z.string(),
  /** `interrupted` when the program ended meanwhile: started again, it goes on. */
  state: z.enum(["running", "done", "failed", "interrupted"]),
  done: z.number().int(),
  /** Records that there are; 0 while the lists of the old site are read. */
  total: z.number().int(),
  report: Report.nullable(),
  /** Why it failed. */
  failure: z.string().nullable(),
});
export type ImportRunView = z.infer<typeof Run>;

export const importContract = {
  status: staffGet("/api/import", {
    access: "site",
    summary: "The last import from an old site: how far it is, and its report",
    input: z.object({}),
    output: z.object({ run: Run.nullable() }),
  }),
  start: post("/api/startImport", {
    access: "site",
    summary: "Starts an import from an old site, or a dry run of it, which goes on while nobody waits",
    input: z.object({ old: WebAddress, media: WebAddress, dryRun: z.boolean() }),
    output: z.object({ message: z.literal("success") }),
  }),
};
