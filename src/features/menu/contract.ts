import * as z from "zod";
import { staffGet } from "../../core/api/contract";
import { recordCalls } from "../../core/content/calls";
import { localized } from "../../core/locale/lang";
import { menu } from "./definition";

export const menuPaths = { read: "/api/menu", save: "/api/editMenu" } as const;

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
  ...recordCalls(menu, menuPaths),
  pages: staffGet("/api/menuPages", {
    access: "content",
    summary: "The pages to which the menu and the footer can lead",
    input: z.object({}),
    output: z.object({ pages: z.array(MenuPage) }),
  }),
};
