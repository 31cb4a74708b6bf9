import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { hostileString } from "../../../test/fuzz/hostile";
import { finishPage } from "../page/finish-page.server";
import { jsonLd, personNamed, questionsIn, StructuredData } from "./structured-data";

const HOSTILE = `</script><script>alert(1)</script><!-- " ' & \u2028\u2029 \\ \u0000 𠮷`;

it("represents every text unchanged, and ends no script", () => {
  const written = jsonLd({ name: HOSTILE });
  expect(JSON.parse(written)).toEqual({ name: HOSTILE });
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
});

it("is one script with one item in it, for any texts", () => {
  fc.assert(
    fc.property(fc.array(hostileString, { minLength: 1, maxLength: 5 }), (texts) => {
      const name = texts.join("").toWellFormed();
      const thing = { "@type": "WebPage", name, about: texts.map((text) => text.toWellFormed()) };
      const html = renderToStaticMarkup(<StructuredData things={[thing]} />);
      const [whole, data = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
      expect(whole).toBe(html);
      expect(JSON.parse(data)).toEqual({ "@context": "https://schema.org", ...thing });
    }),
    { numRuns: 300, seed: 1 },
  );
});

it("is at the end of a finished page, and no policy allows it to run", async () => {
  const data = renderToStaticMarkup(<StructuredData things={[{ "@type": "WebPage", name: HOSTILE }]} />);
  const html = `<html><head></head><body>${data}<main>$&amp;</main></body></html>`;
  const page = { html, mark: "mark", linksStyle: true };
  const { html: shown, origins } = await finishPage(page, "public");
  expect(shown).toBe(`<html><head></head><body><main>$&amp;</main>${data}</body></html>`);
  expect(shown.match(/<script/g)).toHaveLength(1);
  expect(origins.scripts).toBe("");
  const preview = await finishPage(page, "preview");
  expect(preview.html).not.toContain("ld+json");
});

it("names a reviewer only who is a person", () => {
  expect(personNamed("Dr Chan Tai Man, Paediatric Neurologist")).toBe("Dr Chan Tai Man");
  expect(personNamed("陳大文醫生（兒童神經科）")).toBe("陳大文醫生");
  expect(personNamed("陈大文教授")).toBe("陈大文教授");
  expect(personNamed("Kapok information team, from the published sources listed")).toBeUndefined();
  expect(personNamed("木棉會資訊小組（根據所列已發表資料整理，尚未經醫護人員覆核）")).toBeUndefined();
  expect(personNamed("")).toBeUndefined();
});

it("calls a page one of questions where each of its parts is one", () => {
  const part = (heading: string, text = "Yes.") => ({ heading, text });
  expect(questionsIn([part("Who may come?"), part("要帶甚麼？")])?.mainEntity).toHaveLength(2);
  expect(questionsIn([part("Who may come?"), part("What to bring")])).toBeUndefined();
  expect(questionsIn([part("Who may come?"), part("When?", "")])).toBeUndefined();
  expect(questionsIn([part("Who may come?")])).toBeUndefined();
});
