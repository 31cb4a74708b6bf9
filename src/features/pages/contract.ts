import * as z from "zod";
import { ScheduledShape, WaitingShape } from "../../content/calls";
import { STATES } from "../../content/translation/states";
import { get, staffGet, write } from "../../platform/http/contract";
import { localized } from "../../platform/locale/lang";
import { editedVersion, savedAs } from "../../platform/shapes";

/** A page as it is answered; which texts it has in each language, its definition says. */
const AnyPage = z.looseObject({
  _id: z.string(),
  /** Plain address at which visitors see it. */
  address: z.string(),
  version: z.number().int(),
  ...localized(() => z.looseObject({})),
});
export type AnyPage = z.infer<typeof AnyPage>;

/** A page in the staff's list. */
const ListedPage = z.object({
  _id: z.string(),
  address: z.string(),
  title: z.object(localized(() => z.string())),
  complete: z.object(localized(() => z.boolean())),
  states: z.object(localized(() => z.enum(STATES))),
  /** When it was last saved, ISO 8601, UTC; `""` before its first save. */
  changed: z.string(),
  /** The part of its newest version that visitors do not get yet; null where they get it. */
  waiting: WaitingShape.nullable(),
  scheduled: z.array(ScheduledShape),
});
export type ListedPage = z.infer<typeof ListedPage>;

export const pagesContract = {
  all: get("/api/pages", {
    summary: "The texts of every public page",
    input: z.object({}),
    output: z.object({ pages: z.array(AnyPage) }),
  }),
  cards: staffGet("/api/pagesList", {
    access: "content",
    summary: "What staff's list shows of every public page",
    input: z.object({}),
    output: z.object({ items: z.array(ListedPage) }),
  }),
  edit: write("/api/editPage", {
    access: "content",
    summary: "Replace texts of a public page; what is left out stays",
    input: z.object({ page: z.looseObject({ _id: z.string().min(1), version: editedVersion }) }),
    output: savedAs("page_id"),
  }),
};
