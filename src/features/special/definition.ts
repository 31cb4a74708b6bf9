import { contentRecord } from "../../content/definition";
import { inEachLanguage } from "../../content/kinds/group";
import { image } from "../../content/kinds/media";
import { line } from "../../content/kinds/text";
import { specialWords } from "./words";

/** The number of slots, whose ids are 1 to this. */
export const SLOTS = 6;

/** One of the slots for special appreciation images on About; an entry for each, known by its number. */
export const special = contentRecord({
  name: "special",
  shared: {
    photo_id: image(),
    /** Whom it thanks. */
    caption: inEachLanguage(line(), true),
  },
  texts: {},
  complete: [],
  view: "/about#acknowledgements",
  ids: Array.from({ length: SLOTS }, (_, at) => String(at + 1)),
  words: specialWords,
});
