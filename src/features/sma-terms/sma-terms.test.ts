import { beforeAll, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { smaGlossary } from "../../charity/sma-glossary";
import { published } from "../../content/store/published.server";
import { type SmaTerm, smaTerms } from "./definition";
import { publishFirstTerms, termsView } from "./feature.server";
import { termMarker } from "./public/term-marks";

describe("difficult words", () => {
  const { app, staff } = appTests();
  const content = contentApi(app, staff, "smaTerms");
  const all = () => published(app.deps.db, smaTerms).all();
  const ids = async () => (await all()).map(({ _id }) => _id);

  beforeAll(async () => {
    await Promise.all([publishFirstTerms(app.deps.db), publishFirstTerms(app.deps.db)]);
  });

  it("are those of the charity once, in order, under their ids", async () => {
    expect(await ids()).toEqual(smaGlossary.map(({ id }) => id));
    const terms = await all();
    for (const [at, { eng, tra, sim }] of smaGlossary.entries()) {
      expect(terms[at]).toMatchObject({ eng, tra, sim, version: 1 });
    }
  });

  it("stay as staff change them", async () => {
    const { _id, version, eng, tra, sim } = (await all())[1] as SmaTerm;
    const term = { eng: { ...eng, meaning: "A recipe of the body." }, tra, sim };
    expect(await content.save(_id, version, term, {})).toMatchObject({ status: 200, body: { id: _id } });
    await publishFirstTerms(app.deps.db);
    expect((await all())[1]?.eng.meaning).toBe("A recipe of the body.");
  });

  it("may be the word alone, which then is its own form, and are converted for readers of the other script", async () => {
    const given = { eng: { name: "Spinal cord" }, tra: { name: "脊髓", meaning: "脊柱內的神經。" } };
    const term_id = (await content.create(given, {})).body.id;
    const inSimplified = await termsView(app.deps.db, "sim");
    const at = inSimplified.findIndex(({ id }) => id === term_id);
    expect(inSimplified[at]?.meaning).toEqual({ text: "脊柱内的神经。", lang: "sim", from: "tra" });
    const mark = termMarker(await termsView(app.deps.db, "eng"))();
    expect(mark("The spinal cord", "eng")[1]).toEqual({ text: "spinal cord", href: `#term-${at + 1}` });
    expect(mark("脊髓", "sim").filter(({ href }) => href)).toEqual([]);
    await content.remove(term_id);
    expect(await ids()).not.toContain(term_id);
    await content.restore(term_id);
    expect((await ids()).at(-1)).toBe(term_id);
  });

  it("need a word in some language", async () => {
    const { status, body } = await content.create({ eng: { meaning: "Nothing" } });
    expect([status, body.errors]).toMatchObject([400, [{ path: "content.eng.name" }]]);
  });

  it("are in the order that staff choose", async () => {
    const turned = (await ids()).toReversed();
    await content.order(turned);
    expect((await termsView(app.deps.db, "tra")).map(({ id }) => id)).toEqual(turned);
  });

  it("do not come back once staff have deleted all of them", async () => {
    for (const term_id of await ids()) await content.remove(term_id);
    await publishFirstTerms(app.deps.db);
    expect(await all()).toEqual([]);
  });
});
