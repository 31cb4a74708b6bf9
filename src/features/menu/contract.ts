import * as z from "zod";
import { staffGet } from "../../platform/http/contract";
import { localized } from "../../platform/locale/lang";

/** A page to which the menu can lead. */
const MenuPage = z.object({
  /** The part of an entry that names it: its plain address, or the id of one that staff made. */
  page: z.string(),
  /** The words of its link, where an entry has none. */
  name: z.object(localized(() => z.string())),
  isMade: z.boolean(),
});
export type MenuPage = z.infer<typeof MenuPage>;

export const menuContract = {
  pages: staffGet("/api/menuPages", {
    access: "content",
    ofType: "menu",
    summary: "The pages that the menu and the footer can link to",
    input: z.object({}),
    output: z.object({ pages: z.array(MenuPage) }),
  }),
};
