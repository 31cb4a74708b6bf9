import type { CoverPicture } from "../../../core/art/cover";
import type { NoteContent } from "../contract";

/** A note of the demo charity; its cover is a drawing. Everybody in it is invented. */
export type DemoNote = Omit<NoteContent, "coverId"> & { cover: CoverPicture };
