import * as z from "zod";
import { wholeNumber } from "../../core/api/shapes";
import type { OrganizationProblem } from "./problems.server";

const Text = z.object({
  founder: z.string(),
  trustee: z.string(),
  /** Directors, one on each line; `membersSplit` is always made of it. */
  members: z.string(),
  advisors: z.string(),
  membersSplit: z.array(z.string()),
  advisorsSplit: z.array(z.string()),
});

const Staff = z.array(z.object({ order: z.number(), staffName: z.string(), staffTitle: z.string() }));
const Patrons = z.array(z.object({ order: z.number(), patronName: z.string(), patronTitle: z.string() }));

/** The people of the charity in each language. Lists of people are in the order of their `order`. */
export const Combined = z.object({
  eng: Text.extend({ engStaff: Staff, engPatron: Patrons }),
  tra: Text.extend({ traStaff: Staff, traPatron: Patrons }),
  sim: Text.extend({ simStaff: Staff, simPatron: Patrons }),
});
export type Combined = z.infer<typeof Combined>;

const line = z.string().trim().max(300).default("");
const paragraph = z.string().trim().max(30_000).default("");
const order = wholeNumber.optional();

/** Somebody with a title needs a name too; a row with neither is dropped. */
const named = (name: string, path: string, title: string, context: z.RefinementCtx) => {
  if (name === "" && title !== "") {
    context.addIssue({
      code: "custom",
      path: [path],
      params: { key: "personNeeded" satisfies OrganizationProblem },
    });
  }
};

const StaffInput = z
  .array(
    z
      .object({ order, staffName: line, staffTitle: line })
      .superRefine((person, context) => named(person.staffName, "staffName", person.staffTitle, context)),
  )
  .max(200)
  .default([])
  .transform((list) => inOrder(list.filter(({ staffName }) => staffName !== "")));

const PatronsInput = z
  .array(
    z
      .object({ order, patronName: line, patronTitle: line })
      .superRefine((person, context) => named(person.patronName, "patronName", person.patronTitle, context)),
  )
  .max(200)
  .default([])
  .transform((list) => inOrder(list.filter(({ patronName }) => patronName !== "")));

/** By `order`; whoever has none stands where the list has them. */
function inOrder<P extends { order?: number | undefined }>(people: readonly P[]) {
  const placed = people.map((person, index) => ({ ...person, order: person.order ?? index }));
  return placed.sort((a, b) => a.order - b.order);
}

const TextInput = z.object({ founder: line, trustee: line, members: paragraph, advisors: paragraph });

const EngInput = TextInput.extend({ engStaff: StaffInput, engPatron: PatronsInput });
const TraInput = TextInput.extend({ traStaff: StaffInput, traPatron: PatronsInput });
const SimInput = TextInput.extend({ simStaff: StaffInput, simPatron: PatronsInput });

/** What a save takes; `membersSplit` and `advisorsSplit` are ignored, as they follow from the texts. */
export const CombinedInput = z.object({
  eng: EngInput.prefault({}),
  tra: TraInput.prefault({}),
  sim: SimInput.prefault({}),
});
export type CombinedGiven = z.output<typeof CombinedInput>;
