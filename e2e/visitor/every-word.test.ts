import { expect, inject, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang } from "../fixtures/addresses";
import { sized } from "../fixtures/drill";
import { ExplainedTexts } from "../fixtures/explained-texts";
import { editableTexts, programWords } from "../fixtures/known-texts";
import { everyPublicPage } from "../fixtures/public-pages";
import { isInTurn } from "../fixtures/sampling";
import { visiblePieces } from "../fixtures/visible-texts";
import { stageWords } from "../setup/demo-copy";

/** Long enough for every page in three languages where much else runs. */
const TIMEOUT = 180_000;

// No programmer is needed for a word that the charity says: what it cannot edit is a button, a label or a message.
it(
  "says on public pages, in each language by turns, what staff can edit or what a list of the program's words has",
  async () => {
    const url = await stageWords(inject("demoDataDir"), "shared");
    const pages = [...(await everyPublicPage(url)), "/nothing-here"];
    const [editable, words] = [await editableTexts({ url }), programWords()];
    const strange: string[] = [];
    let pieces = 0;
    for (const lang of LANGS) {
      const texts = new ExplainedTexts([...editable, ...words[lang]]);
      for (const page of pages.filter((_, number) => isInTurn(number, lang))) {
        const path = inLang(lang, page);
        for (const piece of visiblePieces(await (await fetch(url + path)).text())) {
          pieces += 1;
          strange.push(...texts.strange(piece).map((text) => `${path}: ${text}`));
        }
      }
    }
    expect(strange).toEqual([]);
    expect(pieces).toBeGreaterThan(sized(3000, 10_000));
  },
  TIMEOUT,
);
