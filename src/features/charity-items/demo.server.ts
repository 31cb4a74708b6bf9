import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { DemoSeed } from "../../core/demo/seed.server";
import { drawnPhoto } from "../../core/media/drawn-photo.server";
import type { CharityItemInput } from "./contract";
import { demoItems } from "./demo/demo-items";
import { PHOTOS } from "./photos";
import { charityItemStore } from "./store.server";

/** Offers the demo items; their drawings become image files. */
export const seedCharityItems: DemoSeed = async ({ file }) => {
  const photo = async (picture: () => ReactElement, name: string) =>
    file(await drawnPhoto(renderToStaticMarkup(createElement(picture))), `${name}.jpg`);
  const drafts: CharityItemInput[] = [];
  for (const { file: name, pictures, ...item } of demoItems) {
    const coverId: CharityItemInput["coverId"] = [];
    for (const picture of pictures) coverId.push(await photo(picture, `${name}-${coverId.length + 1}`));
    drafts.push({ ...item, coverId: Array.from({ length: PHOTOS }, (_, slot) => coverId[slot] ?? null) });
  }
  return async (tx, journal) => {
    for (const draft of drafts) {
      const item = await charityItemStore(tx).add(draft);
      await journal("charity-items", "add", item._id, item);
    }
  };
};
