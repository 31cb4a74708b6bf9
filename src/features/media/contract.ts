import * as z from "zod";
import { describedContract } from "../../media/described-contract";
import { libraryContract, uploadedFile } from "../../media/library-contract";
import type { ReceivedFile } from "../../platform/http/contract";
import { post } from "../../platform/http/contract";

/** The file of an upload. Anything that is not a file, or is an empty one, is a field error. */
const file = z
  .unknown()
  .meta({ type: "string", format: "binary" })
  .transform((value, context): ReceivedFile => {
    if (isFile(value) && value.bytes.length > 0) return value;
    context.issues.push({ code: "custom", input: value, params: { key: "fileMissing" } });
    return z.NEVER;
  });

/** Only what reads the form makes anything with bytes. */
function isFile(value: unknown): value is ReceivedFile {
  return typeof value === "object" && value !== null && "bytes" in value;
}

/** The calls of the media store. */
export const mediaContract = {
  ...libraryContract,
  ...describedContract,
  upload: post("/api/upload", {
    summary: "Keeps an image or a PDF; public_id is what other calls name it by.",
    access: "content",
    ofAnyType: true,
    body: "file",
    status: 201,
    input: z.object({ file }),
    output: uploadedFile,
  }),
};
