import * as z from "zod";
import { post } from "../../platform/http/contract";
import { LANGS } from "../../platform/locale/lang";
import { imageId } from "../../platform/shapes";
import { LETTER_NAMES } from "../../site/letters/letters";

export const lettersContract = {
  sendTest: post("/api/sendTestLetter", {
    access: "site",
    summary: "Send a letter with these words and an example donation to the caller’s e-mail address",
    input: z.object({
      letter: z.enum(LETTER_NAMES),
      lang: z.enum(LANGS),
      subject: z.string().min(1).max(200),
      text: z.string().min(1).max(5000),
      signature: z.string().max(1000),
      logo: imageId.nullable(),
    }),
    output: z.object({ message: z.literal("success"), address: z.string() }),
  }),
};
