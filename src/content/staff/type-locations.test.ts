import { expect, it } from "vitest";
import { screens } from "../../ui/screens";
import { contentRecord } from "../definition";
import { line } from "../kinds";
import type { RecordContent } from "./content-screens";
import { typeLocations } from "./type-locations";

const words = (title: string) => ({ title, saved: "", fields: { title: "Title" } });

/** The screen of a page, whose fields are its own. */
function pageScreen(id: string): RecordContent {
  const type = contentRecord({
    ...{ name: "pages", id, shared: {}, texts: { title: line() }, complete: [], view: `/${id}` },
    words: { eng: words(id), tra: words(id), sim: words(id) },
  });
  return {
    address: `/cms/pages/${id}`,
    load: async () => ({
      default: { type, read: async () => undefined, useSave: () => async () => undefined },
    }),
  };
}

it("leads to the screen of the very entry where each has fields of its own", async () => {
  const all = [screens({ name: "pages", content: [pageScreen("home"), pageScreen("about")] })];
  const places = await typeLocations(all, { type: "pages", id: "about" });
  expect([places?.edit("about"), places?.view("about"), places?.title.eng]).toEqual([
    "/cms/pages/about",
    "/about",
    "about",
  ]);
  expect(await typeLocations(all, { type: "pages", id: "gone" })).toBeUndefined();
});
