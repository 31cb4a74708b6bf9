import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "../../content/definition";
import { contentStore } from "../../content/store/store.server";
import { drawnPhoto } from "../../media/drawn-photo.server";
import { feature } from "../../platform/feature.server";
import type { Localized } from "../../platform/locale/lang";
import type { DemoTools, Publish } from "../../site/demo/seed.server";
import { charityItems, PHOTOS } from "./definition";
import { charityItemsProblems } from "./problems.server";

export default feature({
  name: "charity-items",
  content: [charityItems],
  problems: charityItemsProblems,
  demo,
});

/** Publishes the demo items, with their drawings as image files. */
async function demo({ file }: DemoTools): Promise<Publish> {
  const { demoItems } = await import("./demo/demo-items");
  const { PICTURE_ALTS } = await import("./demo/picture-alts");
  const photo = async (picture: () => ReactElement, name: string, alt?: Localized) =>
    file(await drawnPhoto(renderToStaticMarkup(createElement(picture))), `${name}.jpg`, alt);
  const items: Content<typeof charityItems>[] = [];
  for (const { file: name, pictures, ...item } of demoItems) {
    const ids: string[] = [];
    for (const [at, picture] of pictures.entries()) {
      ids.push(await photo(picture, `${name}-${at + 1}`, PICTURE_ALTS[name]?.[at]));
    }
    items.push({ ...item, coverId: Array.from({ length: PHOTOS }, (_, slot) => ids[slot] ?? null) });
  }
  return async (tx, journal) => {
    for (const item of items) {
      const { _id, version } = await contentStore(tx, charityItems).add(item, { author: "demo" });
      await journal("charity-items", "add", _id, { _id, version });
    }
  };
}
