import * as z from "zod";
import { withDefault } from "../../platform/config/setting-shapes.server";

/** Whether visits are counted. */
export const visitSettings = z
  .object({
    VISIT_COUNTS: withDefault(z.enum(["on", "off"], { error: "must be on or off" }).default("on")),
  })
  .transform(({ VISIT_COUNTS }) => ({ counts: VISIT_COUNTS === "on" }));
