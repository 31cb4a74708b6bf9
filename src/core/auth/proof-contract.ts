import * as z from "zod";
import { post } from "../api/contract";
import { Options } from "./proof-shapes";

/** What every call that asks for a second factor needs first of whoever shows a passkey. */
export const proofContract = {
  passkeyProofOptions: post("/api/passkeyProofOptions", {
    summary: "What the browser asks an authenticator for when a call wants one's own passkey",
    access: "staff",
    input: z.object({}),
    output: z.object({ options: Options }),
  }),
};
