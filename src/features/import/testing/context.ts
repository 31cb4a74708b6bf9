import type { ConvertContext } from "../convert/context";
import { mediaSource, oldMedia, oldMediaId } from "../convert/old-media";
import type { Reason } from "../convert/reasons";

/** A line that a conversion has added to the report. */
export interface Reported {
  reason: Reason;
  where: string;
  detail?: string;
}

/** The media host that {@link recordingContext} knows. */
export const MEDIA = "https://res.cloudinary.com/kapok-old";

/**
 * A context that takes every file of {@link MEDIA} but those whose id begins with `missing`, and writes down what was
 * looked up and reported.
 */
export function recordingContext() {
  const media = oldMedia(MEDIA);
  const reported: Reported[] = [];
  const files: string[] = [];
  const report = (reason: Reason, where: string, detail?: string) => {
    reported.push({ reason, where, ...(detail !== undefined && { detail }) });
  };
  const file = async (source: string, where: string): Promise<string | undefined> => {
    const found = mediaSource(source, media);
    if (found === "elsewhere") report("otherHost", where, source);
    else if (found === "unusable") report("brokenPicture", where, source);
    else if ("data" in found) {
      if (/^data:image\/gif/i.test(found.data)) report("pictureKind", where);
      else files.push(found.data.slice(0, 40));
      return /^data:image\/gif/i.test(found.data) ? undefined : fileId(found.data);
    } else if (found.id.startsWith("missing")) report("notFound", where, found.id);
    else {
      files.push(found.id);
      return fileId(found.id);
    }
    return undefined;
  };
  const context: ConvertContext = {
    picture: file,
    pdf: file,
    isOldMedia: (address) => oldMediaId(address, media) !== undefined,
    report,
  };
  return { context, reported, files };
}

/** The id in the library that {@link recordingContext} gives a file by its public id or data. */
export function fileId(source: string): string {
  let hash = 0;
  for (const character of source) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 0xffffffff;
  return `0192f0c1-7a3e-4b5c-8d9e-0000${hash.toString(16).padStart(8, "0")}`;
}
