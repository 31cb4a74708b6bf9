import * as z from "zod";
import { post, write } from "../../../platform/http/contract";
import { LANGS } from "../../../platform/locale/lang";
import { isMailAddress, LONGEST_ADDRESS } from "../../../platform/mail/mail-address";
import { ChosenTypes, GivenTypes } from "../chosen-types";
import type { AccountsProblem } from "../problems.server";

const success = z.object({ message: z.literal("success") });

/** Whether what writers save waits until an administrator publishes it, and of which types; null for all. */
export const PublishingRule = z.object({ review: z.boolean(), types: GivenTypes });
export type PublishingRule = z.infer<typeof PublishingRule>;

/** The user's address for work e-mail, `""` for none, and whether the site can send it. */
export const WorkMail = z.object({ address: z.string(), mailReady: z.boolean() });
export type WorkMail = z.infer<typeof WorkMail>;

/** The calls by which a team says how it works together: who publishes, and where each gets e-mail about it. */
export const workContract = {
  setPublishingRule: write("/api/setPublishingRule", {
    access: "team",
    summary:
      "Set whether writers' saves need approval, for all content or for `types`. When approval is turned off, open requests stay drafts",
    input: z.object({ review: z.boolean(), types: ChosenTypes }),
    output: success,
    preservesPageCache: true,
  }),
  setWorkMail: post("/api/setWorkMail", {
    access: "own",
    summary: 'Set the address and language for e-mail about the caller\'s work; `""` for none',
    input: z.object({
      address: z
        .string()
        .trim()
        .max(LONGEST_ADDRESS)
        .refine((text) => text === "" || isMailAddress(text), {
          params: { key: "invitationEmail" satisfies AccountsProblem },
        }),
      lang: z.enum(LANGS),
    }),
    output: success,
  }),
};
