import * as z from "zod";
import type { ListedEntry } from "../../content/calls";
import { get, write } from "../../platform/http/contract";
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

/** A public page in the staff's list; those that staff have made are not fixed. */
export type ListedPage = ListedEntry & { address: string; isFixed?: boolean };

export const pagesContract = {
  all: get("/api/pages", {
    summary: "The texts of every public page",
    input: z.object({}),
    output: z.object({ pages: z.array(AnyPage) }),
  }),
  edit: write("/api/editPage", {
    access: "content",
    summary: "Replace texts of a public page; what is left out stays",
    input: z.object({ page: z.looseObject({ _id: z.string().min(1), version: editedVersion }) }),
    output: savedAs("page_id"),
  }),
};
