import * as z from "zod";
import { optional } from "../../platform/config/setting-shapes.server";

/** Whether other sites are asked; undefined where nobody has said it, see {@link looksAtLinks}. */
export const outsideLinkSettings = z
  .object({
    LINK_CHECKS: optional(z.enum(["on", "off"], { error: "must be on or off" })),
  })
  .transform(({ LINK_CHECKS }) => ({ looks: LINK_CHECKS && LINK_CHECKS === "on" }));
