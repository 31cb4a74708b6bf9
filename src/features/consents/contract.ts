import * as z from "zod";
import { media_id } from "../../media/library-contract";
import { staffGet, write } from "../../platform/http/contract";
import { listCounts, recordList, searchedWords, sortedBy } from "../../platform/list/record-list";
import { localized } from "../../platform/locale/lang";
import { editedVersion, imageId, lines, oneLine, savedAs } from "../../platform/shapes";
import { CONSENT_STATES, COVERED, GIVERS } from "./consent";
import type { ConsentsProblem } from "./problems.server";

/** Pictures, PDFs and entries that a consent can name, of each. */
const MOST = 60;

const problem = (key: ConsentsProblem) => ({ params: { key } });

const named = z.object({ type: z.string().max(64), id: z.string().max(64) });
export type NamedEntry = z.infer<typeof named>;

/** An entry with its title, the name of its list, and the address of its form. */
const knownEntry = named.extend({
  title: z.object(localized(() => z.string())),
  list: z.string(),
  to: z.string(),
});
export type KnownEntry = z.infer<typeof knownEntry>;

const day = z.iso.date();

const given = z
  .object({
    person: oneLine.refine((text) => text !== "", problem("personNeeded")),
    names: lines.default([]),
    giver: z.enum(GIVERS).default("self"),
    givenBy: oneLine.default(""),
    givenOn: day,
    until: day.nullable().default(null),
    born: day.nullable().default(null),
    covers: z
      .array(z.enum(COVERED))
      .default([])
      .refine((covers) => covers.length > 0, problem("coversNeeded")),
    proof: z.string().max(2000).default(""),
    pictures: z.array(imageId).max(MOST).default([]),
    pdfs: z.array(media_id).max(MOST).default([]),
    entries: z.array(named).max(MOST).default([]),
  })
  .superRefine(({ giver, givenBy, givenOn, until }, { addIssue }) => {
    const refuse = (path: string, key: ConsentsProblem) =>
      addIssue({ code: "custom", path: [path], ...problem(key) });
    if (giver !== "self" && givenBy === "") refuse("givenBy", "giverNeeded");
    if (until !== null && until < givenOn) refuse("until", "endsBefore");
  });
export type GivenConsent = z.output<typeof given>;

/** A PDF with the name of its file, `""` for one that is gone for good. */
const knownPdf = z.object({ _id: z.string(), originalFilename: z.string() });
export type KnownPdf = z.infer<typeof knownPdf>;

const withdrawal = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  by: z.string(),
  ...{ pictures: z.number().int(), pdfs: z.number().int() },
  /** The number of entries that visitors saw before, and did not see afterwards. */
  takenDown: z.number().int(),
  /**
   * The entries that were unpublished or blocked from publication: whether it was withdrawn itself, and not only lost a
   * file, whether it still cannot be published, and whether visitors see it now.
   */
  entries: z.array(knownEntry.extend({ isNamed: z.boolean(), withheld: z.boolean(), isShown: z.boolean() })),
  /** The entries that stayed without the files. */
  shownIn: z.array(knownEntry),
  /** True while it is recorded in each place from which a restored backup learns of it. */
  noted: z.boolean(),
  /** True where nightly backups are such a place; one that lies elsewhere learns of nothing. */
  byBackups: z.boolean(),
});

const consent = z.object({
  ...{ _id: z.string(), person: z.string(), names: z.array(z.string()), giver: z.enum(GIVERS) },
  ...{ givenBy: z.string(), givenOn: z.string(), until: z.string().nullable(), born: z.string().nullable() },
  ...{ covers: z.array(z.enum(COVERED)), proof: z.string(), pictures: z.array(z.string()) },
  pdfs: z.array(knownPdf),
  /** Its pictures and PDFs that are no longer in the library, as after the withdrawal of another consent. */
  gone: z.array(z.string()),
  entries: z.array(knownEntry),
  version: z.number().int(),
  state: z.enum(CONSENT_STATES),
  withdrawal: withdrawal.nullable(),
});
export type Consent = z.infer<typeof consent>;

/** A text of a colleague that contains one of the names, and its author. */
const written = z.object({
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The entry that they are about; null of one that is not saved yet. */
  entry: knownEntry.nullable(),
  /** The title that was typed, or the comment. */
  text: z.string(),
});
export type Written = z.infer<typeof written>;

const reach = z.object({
  /** Ids of the pictures that would be gone: those that it names, and all that show the same. */
  pictures: z.array(z.string()),
  /** The same of PDFs. */
  pdfs: z.array(knownPdf),
  /**
   * Entries that visitors see and would see no longer: those that it names, and those that may not be without the
   * pictures or PDFs that they would lose.
   */
  takenDown: z.array(knownEntry),
  /** Entries that visitors would go on seeing, without a picture or a PDF. */
  shownIn: z.array(knownEntry),
  /** Entries that visitors do not see: those that it names, and others that would lose a picture or a PDF. */
  unseenNamed: z.array(knownEntry),
  unseen: z.array(knownEntry),
  /** Entries that contain one of the names: `isList` where one can be taken down, `isShown` where visitors see it. */
  namedIn: z.array(knownEntry.extend({ isList: z.boolean(), isShown: z.boolean() })),
  /** Autosaved forms and comments of colleagues that contain one of the names. */
  drafts: z.array(written),
  comments: z.array(written),
  /** True where a nightly backup, restored from its folder, would know of the withdrawal. */
  byBackups: z.boolean(),
});
export type Reach = z.infer<typeof reach>;

/** The consents that a list shows: all, those to ask for again, or those that were withdrawn. */
export const CONSENT_FILTERS = ["all", "due", "withdrawn"] as const;
export type ConsentFilter = (typeof CONSENT_FILTERS)[number];

/** By name, or by the day on which they end; those without an end come last. */
export const consentList = recordList({
  show: z.enum(CONSENT_FILTERS).default("all"),
  q: searchedWords(100),
  sort: sortedBy(["name", "until"], "name"),
});

const consent_id = z.string().min(1).max(64);
const saved = savedAs("consent_id");

export const consentsContract = {
  list: staffGet("/api/consents", {
    access: "people",
    summary: "Consents, by name; `due` lists those that expire, or whose child has come of age",
    input: consentList.paged,
    output: z.object({
      consents: z.array(consent.pick({ _id: true, person: true, givenBy: true, until: true, state: true })),
      ...listCounts,
    }),
  }),
  one: staffGet("/api/getConsent", {
    access: "people",
    summary: "One consent, and its state",
    input: z.object({ consent_id }),
    output: z.object({ consent: z.array(consent).length(1) }),
  }),
  reach: staffGet("/api/consentReach", {
    access: "people",
    summary: "What withdrawing a consent would remove, and where its names appear",
    input: z.object({ consent_id }),
    output: reach,
  }),
  ofFile: staffGet("/api/consentsOfMedia", {
    access: "people",
    summary: "Consents that cover a file of the library, or the file that it was cropped from",
    input: z.object({ media_id }),
    output: z.object({ consents: z.array(consent.pick({ _id: true, person: true })) }),
  }),
  entries: staffGet("/api/consentEntries", {
    access: "people",
    summary: "Search entries that a consent can cover",
    input: z.object({ q: z.string().trim().min(1).max(100) }),
    output: z.object({ entries: z.array(knownEntry) }),
  }),
  add: write("/api/addConsent", {
    access: "people",
    preservesPageCache: true,
    summary: "Add a consent",
    input: z.object({ consent: given }),
    output: saved,
  }),
  edit: write("/api/editConsent", {
    access: "people",
    preservesPageCache: true,
    summary: "Replace a consent that was not withdrawn",
    input: z.object({
      consent: z.intersection(given, z.object({ _id: consent_id, version: editedVersion })),
    }),
    output: saved,
  }),
  remove: write("/api/deleteConsent", {
    access: "people",
    method: "DELETE",
    preservesPageCache: true,
    summary: "Delete the record of a consent for good. What is published or was withdrawn stays so",
    input: z.object({ consent_id }),
    output: saved,
  }),
  withdraw: write("/api/withdrawConsent", {
    access: "people",
    summary:
      "Withdraw a consent: its pictures and PDFs and their crops are removed everywhere; its entries and those named here are unpublished and withheld. This holds after an older backup of the nightly folder is restored",
    input: z.object({ consent_id, entries: z.array(named).max(MOST).default([]) }),
    output: saved.extend({
      ...{ pictures: z.number().int(), pdfs: z.number().int() },
      takenDown: z.number().int().describe("Entries that visitors saw before, and see no longer"),
    }),
  }),
  undo: write("/api/undoWithdrawal", {
    access: "people",
    summary:
      "Undo a withdrawal that was a mistake: its files return to the library, and its entries can be published",
    input: z.object({ consent_id }),
    output: saved,
  }),
  eraseFormer: write("/api/eraseFormerVersions", {
    access: "people",
    preservesPageCache: true,
    summary:
      "Erase for good the history of a withdrawal's entries: all revisions but the newest, autosaved forms and comments",
    input: z.object({ consent_id }),
    output: saved,
  }),
  release: write("/api/releaseEntry", {
    access: "people",
    preservesPageCache: true,
    summary: "Allow a withheld entry to be published again, once nothing of the person is left in it",
    input: z.object({ consent_id, entry: named }),
    output: saved,
  }),
};
