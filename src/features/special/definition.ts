import { type Content, contentRecord } from "../../content/definition";
import { group, image, inEachLanguage, line } from "../../content/kinds";
import { inEachSlot, specialWords } from "./words";

/** The six images of special appreciation on About, in their order. */
export const special = contentRecord({
  name: "special",
  shared: inEachSlot(() =>
    group({
      photo_id: image(),
      /** Whom it thanks. */
      caption: inEachLanguage(line(), true),
    }),
  ),
  texts: {},
  complete: [],
  view: "/about#acknowledgements",
  words: specialWords,
});

/** An image and whom it thanks. */
export type Slot = Content<typeof special>["image1"];
