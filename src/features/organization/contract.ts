import * as z from "zod";
import { get, write } from "../../core/api/contract";
import { editedVersion } from "../../core/api/shapes";
import { LANGS } from "../../core/locale/lang";
import { Combined, CombinedInput } from "./shapes";

const Organization = z.object({ _id: z.string(), combined: Combined, version: z.number().int() });
export type Organization = z.infer<typeof Organization>;

/** Something in the language in which a reader gets it; `from` is the one that it was converted from. */
const shown = <T extends z.ZodType>(value: T) =>
  z.object({ value, lang: z.enum(LANGS), from: z.enum(LANGS).optional() });

const names = shown(z.array(z.string()));
const people = shown(z.array(z.object({ name: z.string(), title: z.string() })));

/** The people of the charity as a reader of one language gets them: what that language lacks, in another. */
const OrganizationView = z.object({
  patrons: people,
  founder: shown(z.string()),
  trustee: shown(z.string()),
  members: names,
  advisors: names,
  staff: people,
});
export type OrganizationView = z.infer<typeof OrganizationView>;

export const organizationContract = {
  current: get("/api/orgStructure", {
    summary:
      "Who runs the charity, by language; always one entry. `shown` is what readers of each language see",
    input: z.object({}),
    output: z.object({
      orgStructure: z.array(Organization).length(1),
      shown: z.object({ eng: OrganizationView, tra: OrganizationView, sim: OrganizationView }),
    }),
  }),
  replace: write("/api/addorgstructure", {
    summary: "Replace who runs the charity",
    input: z.object({
      combined: CombinedInput,
      version: editedVersion,
    }),
    output: z.object({ message: z.literal("success") }),
  }),
};
