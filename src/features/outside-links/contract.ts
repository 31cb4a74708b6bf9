import * as z from "zod";
import { post, staffGet, write } from "../../platform/http/contract";
import { listCounts, recordList, searchedWords, sortedBy } from "../../platform/list/record-list";
import { LANGS } from "../../platform/locale/lang";

/**
 * What a look at an address gave: it is there; it answers people and not programs; the page is gone; there is no such
 * site; it leads into a private network; the site has a fault; it does not answer; its certificate is not valid; it
 * redirects for ever. `""` before the first look.
 */
export const ANSWERS = [
  "",
  "there",
  "refused",
  "gone",
  "noSite",
  "private",
  "fault",
  "silent",
  "certificate",
  "circle",
] as const;
export type Answer = (typeof ANSWERS)[number];

/** A place in which an address occurs. */
const Place = z.object({
  /** The title of the entry in the user's language; `""` for one without. */
  title: z.string(),
  /** What staff call its kind, and the label of its field. */
  kind: z.string(),
  label: z.string(),
  /** Null where the entry has the field once. */
  lang: z.enum(LANGS).nullable(),
  /** The address of the form, at the field. */
  url: z.string(),
});

const OutsideLink = z.object({
  address: z.string(),
  answer: z.enum(ANSWERS),
  /** The status that the site answered with; 0 for none. */
  status: z.number().int(),
  /** Day in Hong Kong, `YYYY-MM-DD`, of the first of the looks in a row that failed; `""` where the last did not. */
  since: z.string(),
  /** ISO 8601, UTC. */
  lookedAt: z.string(),
  places: z.array(Place),
});
export type OutsideLink = z.infer<typeof OutsideLink>;

export const SHOWN = ["broken", "ignored"] as const;

export const outsideLinkList = recordList({
  show: z.enum(SHOWN).default("broken"),
  q: searchedWords(100),
  sort: sortedBy(["address", "since"], "since"),
});

const address = z.string().max(2000);

export const outsideLinksContract = {
  list: staffGet("/api/outsideLinks", {
    access: "content",
    ofAnyType: true,
    summary:
      "Links to other sites that lead nowhere, the longest first, with where they stand; or those that are ignored. `q` finds what has all of its words in the address, or in the title or name of an entry that has it",
    input: outsideLinkList.paged,
    output: z.object({
      /** False where a setting turns the link check off. */
      looks: z.boolean(),
      /** Addresses of other sites on this one, and those that were looked at. */
      known: z.number().int(),
      looked: z.number().int(),
      links: z.array(OutsideLink),
      ...listCounts,
    }),
  }),
  lookAgain: post("/api/lookAtLink", {
    access: "content",
    ofAnyType: true,
    summary: "Look at one of these addresses now; within a minute of the last look it gives that",
    input: z.object({ address }),
    output: z.object({ answer: z.enum(ANSWERS), status: z.number().int(), broken: z.boolean() }),
  }),
  ignore: write("/api/ignoreLink", {
    access: "content",
    ofAnyType: true,
    summary: "Leave an address out of the list of broken links and of further looks, or take it in again",
    input: z.object({ address, ignored: z.boolean() }),
    output: z.object({ message: z.literal("success") }),
    preservesPageCache: true,
  }),
};
