import type { Metadata } from "sharp";
import { Problem } from "../../../platform/http/problem";
import { requireTooHeavy, WorkerThread } from "../../../platform/threads/worker-thread.server";
import { heavyWork } from "../../memory-budget.server";
import { fileProblems } from "../../problems";
import { MAX_WHOLE } from "./heic-to-image.server";

/** Its memory goes back with the thread after each photo, since the library's never shrinks. */
const converter = new WorkerThread({ memory: 128, timeout: 60_000, idle: 0 });

/** Bytes for the library, two copies of the file and what comes of it. */
const READING = 64_000_000;
/** Bytes of the library for each pixel of a photo that is not in tiles; how one is made is seen only while it is read. */
const WHOLE = 8;

/**
 * Makes of a HEIC photo what browsers show. `header` is what is said of it before it is decoded.
 * @throws {Problem} 413 or 415 in words that say what to do; 503 when the machine has no time for it
 */
export async function convertHeic(
  bytes: Uint8Array,
  { width, height, hasAlpha }: Pick<Metadata, "width" | "height" | "hasAlpha">,
): Promise<{ format: "jpg" | "png"; bytes: Uint8Array }> {
  const pixels = width * height;
  const decoded = pixels * (hasAlpha ? 4 : 3) + (pixels <= MAX_WHOLE ? pixels * WHOLE : 0);
  const made = await heavyWork.within(READING + decoded, () =>
    converter.run("heicToImage", bytes).catch(failed),
  );
  if (made === "imageTooHeavy" || made === "imageTooLarge") throw new Problem(413, fileProblems[made]);
  if (typeof made === "string") throw new Problem(415, fileProblems[made]);
  return made;
}

/** Returns the problem of a photo beyond the memory limit; throws other errors. */
function failed(error: unknown): "imageTooHeavy" {
  requireTooHeavy(error);
  return "imageTooHeavy";
}
