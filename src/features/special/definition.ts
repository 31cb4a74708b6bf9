import { contentRecord } from "../../core/content/definition";
import { inEachLanguage } from "../../core/content/kinds/group";
import { image } from "../../core/content/kinds/media";
import { line } from "../../core/content/kinds/text";
import { specialWords } from "./words";

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
  words: specialWords,
});
