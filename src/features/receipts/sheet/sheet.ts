import * as z from "zod";

/** The same words in the two official languages of Hong Kong. */
export const Bilingual = z.object({ eng: z.string(), tra: z.string() });
export type Bilingual = z.infer<typeof Bilingual>;

/**
 * A printed sheet as words, complete: what is drawn from it says nothing that is not in it. A receipt keeps its
 * own, so that it can be printed again after the charity, its name or our wording has changed.
 */
export const Sheet = z.object({
  charity: Bilingual,
  /** Lines below the charity's name. */
  letterhead: z.array(z.string()),
  title: Bilingual,
  facts: z.array(z.object({ label: Bilingual, values: z.array(z.string()) })),
  table: z.object({ heads: z.array(Bilingual), rows: z.array(z.array(z.string())) }).optional(),
  notes: z.array(Bilingual),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
});
export type Sheet = z.infer<typeof Sheet>;

/** Every word of a sheet, to find out which fonts it takes. */
export function textOf({ charity, letterhead, title, facts, table, notes }: Sheet): string {
  const both = ({ eng, tra }: Bilingual) => `${eng}\n${tra}`;
  return [
    both(charity),
    both(title),
    ...letterhead,
    ...facts.flatMap(({ label, values }) => [both(label), ...values]),
    ...(table?.heads ?? []).map(both),
    ...(table?.rows ?? []).flat(),
    ...notes.map(both),
  ].join("\n");
}
