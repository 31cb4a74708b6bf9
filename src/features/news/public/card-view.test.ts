import { expect, it } from "vitest";
import { LANGS, localized } from "../../../core/locale/lang";
import { cardView } from "./card-view.server";

const NOTHING = { header: "", preview: "", video: "" };

it("shows in every language the video of an item that is in English alone and has no words", () => {
  const eng = { header: "Our film", preview: "", video: "dQw4w9WgXcQ" };
  const text = localized((lang) => (lang === "eng" ? eng : NOTHING));
  const card = { id: "1", date: "2026-01-01", starred: false, cover: null, text };
  expect(LANGS.map((lang) => cardView(card, lang).video)).toEqual(LANGS.map(() => "dQw4w9WgXcQ"));
});
