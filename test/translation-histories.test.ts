import { describe, expect, it } from "vitest";
import { historyOf } from "../src/content/translation/testing/histories";
import { paragraphs as p, pen } from "../src/features/translations/testing/pen";
import { appTests } from "./app-tests";

/** Histories that are saved by calls: a sample, and all of the thousand in the drill. */
const HISTORIES = process.env.DRILL ? 1000 : 3;

describe("which language is behind", () => {
  const { app, staff } = appTests();
  const { add, edit, entry, behind, confirm, texts } = pen(app, staff);

  it("agrees with a plain model in generated histories, and changes no byte of a hand's words", {
    timeout: 3_600_000,
  }, async () => {
    for (let seed = 1; seed <= HISTORIES; seed += 1) {
      let news = "";
      for (const { did, source, target, confirmed, stale } of historyOf(seed, 10)) {
        const texts_ = {
          tra: { header: "題", content: p(...source) },
          eng: { header: "T", content: p(...target) },
        };
        if (news === "") news = await add(texts_);
        else {
          const hashes = (await texts(news)).find(({ path }) => path === "content")?.stale.eng ?? [];
          for (const at of confirmed) {
            const hash = hashes.find(({ after }) => after === source[at])?.hash;
            if (hash) await confirm(news, "content", "eng", hash);
          }
          await edit(news, texts_);
        }
        expect({
          seed,
          did,
          behind: (await behind(news)).eng.filter((text) => !text.startsWith("-")).sort(),
        }).toEqual({
          ...{ seed, did },
          behind: stale.map((at) => source[at]).sort(),
        });
        expect((await entry(news))?.eng.content).toBe(texts_.eng.content);
      }
    }
  });
});
