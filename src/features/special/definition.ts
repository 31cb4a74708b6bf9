import { contentRecord } from "../../core/content/definition";
import { image } from "../../core/content/kinds/media";
import { specialWords } from "./words";

/** One of the places for special appreciation images on About; an entry for each, known by its number. */
export const special = contentRecord({
  name: "special",
  shared: { photo_id: image() },
  texts: {},
  complete: [],
  view: "/about#acknowledgements",
  words: specialWords,
});
