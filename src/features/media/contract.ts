import * as z from "zod";
import { describedContract, libraryContract, uploadedFile } from "../../media/library-contract";
import { post } from "../../platform/http/contract";
import { receivedFile } from "../../platform/shapes";

/** The calls of the media store. */
export const mediaContract = {
  ...libraryContract,
  ...describedContract,
  upload: post("/api/upload", {
    summary: "Upload an image or a PDF; other calls use its public_id",
    access: "content",
    ofAnyType: true,
    body: "file",
    status: 201,
    input: z.object({ file: receivedFile }),
    output: uploadedFile,
  }),
};
