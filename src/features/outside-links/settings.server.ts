import * as z from "zod";
import { optional } from "../../platform/config/setting-shapes.server";

/** Whether links are checked; undefined where unset, see {@link checksLinks}. */
export const outsideLinkSettings = z
  .object({
    LINK_CHECKS: optional(z.enum(["on", "off"], { error: "must be on or off" })),
  })
  .transform(({ LINK_CHECKS }) => ({ checks: LINK_CHECKS && LINK_CHECKS === "on" }));
