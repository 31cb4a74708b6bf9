import { expect, it } from "vitest";
import { LANGS, localized } from "../../../platform/locale/lang";
import { cardView } from "./news-view.server";

it("shows in every language the video of an item that is in English alone and has no words", () => {
  const inEnglish = (text: string) => localized((lang) => (lang === "eng" ? text : ""));
  const texts = {
    title: inEnglish("Our film"),
    preview: localized(() => ""),
    video: inEnglish("dQw4w9WgXcQ"),
  };
  const complete = localized(() => false);
  const saved = { _id: "1", date: "2026-01-01", changed: "" };
  const card = { ...saved, langs: ["eng" as const], flags: [], cover: null, complete, ...texts };
  expect(LANGS.map((lang) => cardView(card, null, lang).video)).toEqual(LANGS.map(() => "dQw4w9WgXcQ"));
});
