import * as z from "zod";
import { post, staffGet, write } from "../../platform/http/contract";
import { listCounts, recordList, searchedWords, sortedBy } from "../../platform/list/record-list";
import { LANGS } from "../../platform/locale/lang";

/**
 * The result of a check: it is there; it answers people and not programs; the page is gone; there is no such
 * site; it leads into a private network; the site has a fault; it does not answer; its certificate is not valid; it
 * redirects for ever. `""` before the first check.
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
  /** Day in Hong Kong, `YYYY-MM-DD`, of the first of the checks in a row that failed; `""` where the last did not. */
  since: z.string(),
  /** ISO 8601, UTC. */
  checkedAt: z.string(),
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
      "Broken links to other sites, those broken longest first, with the entries that have them; or ignored ones. `q` searches addresses and the titles of those entries",
    input: outsideLinkList.paged,
    output: z.object({
      /** False where a setting turns the link check off. */
      checks: z.boolean(),
      /** Addresses of other sites on this one, and those that were checked. */
      known: z.number().int(),
      checked: z.number().int(),
      links: z.array(OutsideLink),
      ...listCounts,
    }),
  }),
  check: post("/api/checkLink", {
    access: "content",
    ofAnyType: true,
    summary: "Check one address now; within a minute of the last check, gives its result",
    input: z.object({ address }),
    output: z.object({ answer: z.enum(ANSWERS), status: z.number().int(), broken: z.boolean() }),
  }),
  ignore: write("/api/ignoreLink", {
    access: "content",
    ofAnyType: true,
    summary: "Ignore an address in the list of broken links and in further checks, or stop ignoring it",
    input: z.object({ address, ignored: z.boolean() }),
    output: z.object({ message: z.literal("success") }),
    preservesPageCache: true,
  }),
};
