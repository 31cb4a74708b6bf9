import { describe, expect, it } from "vitest";
import { appTests } from "../../../../test/app-tests";
import { uploadPhoto } from "../../../../test/photo";
import type { ReadAnswer } from "../contract";
import { pen } from "../testing/pen";
import { translated } from "../testing/translator";
import { xliffFaults } from "../testing/xliff-rules";

/** Words that end a file of XML before its end, or make it another, where they are not written as words. */
const HOSTILE = [
  "</target></trans-unit><trans-unit id='x'><source>",
  "]]> <![CDATA[ <!-- --> <?xml?> &lt; &#0; &nbsp; %PDF",
  "<script>alert(1)</script> \" ' ` {1} {/1} {2/}",
  "\u0001\u001b[31m\u{FFFE} \u{1F469}\u{200D}\u{1F9BD} \u202Eabc\u202C",
  "＜target＞ 「」『』\t=HYPERLINK(1)",
];

/** Removes characters that XML cannot contain. */
const inXml = (text = "") => text.replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, "");

describe("the rules of XLIFF 1.2", () => {
  const file = (body: string) =>
    `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" datatype="html"><body>${body}</body></file></xliff>`;
  const unit = (source: string) => `<trans-unit id="1"><source>${source}</source></trans-unit>`;
  it.each([
    ["nothing", unit("<g id='1'>Words<x id='2'/></g>"), []],
    ["two units of one id", unit("") + unit(""), ["trans-unit 1 twice"]],
    ["two marks of one id", unit("<x id='1'/><x id='1'/>"), ["x 1 twice"]],
    ["a mark without an id", unit("<x/>"), ["x lacks id"]],
    [
      "a state that there is not",
      unit("").replace("</t", "<target state='done'/></t"),
      ['target state="done"'],
    ],
    [
      "a target before its source",
      "<trans-unit id='1'><target/><source/></trans-unit>",
      ["trans-unit has target source "],
    ],
    [
      "an element of another kind",
      unit("<b>Words</b>"),
      ["unknown element b", "text in b", "b has ", "source has b "],
    ],
  ])("tell %s", (_, body, faults) => {
    expect(xliffFaults(file(body))).toEqual(faults);
  });
});

describe("files for translators", () => {
  const { app, staff } = appTests();
  const { add, done } = pen(app, staff);

  it("are XLIFF 1.2 to the letter, whatever a text says, and come back as they were sent", async () => {
    const image = await uploadPhoto(app, staff);
    const rich = HOSTILE.map((text) =>
      text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
    );
    const content = [
      ...rich.map(
        (text) =>
          `<p>${text}<strong>${text}<em>甲</em></strong><br><a href="/eng?a=1&amp;b=%3C">${text}</a></p>`,
      ),
      `<img data-media-id="${image}" alt="&lt;x&gt; &quot;${rich[0]?.replaceAll("'", "")}">`,
    ].join("");
    const ids: string[] = [];
    for (const header of HOSTILE)
      ids.push(await add({ tra: { header: `花${header}`, content }, sim: { header } }));
    await done("POST", "/api/editMedia", { media_id: image, alt: { tra: HOSTILE.join(" ") } });
    const all = await done("GET", "/api/exportTranslations?from=tra&to=eng&what=all");
    expect(xliffFaults(all.text as string)).toEqual([]);
    for (const id of ids) {
      const { text } = await done("GET", `/api/exportTranslations?from=tra&to=eng&type=news&id=${id}`);
      expect(xliffFaults(text as string)).toEqual([]);
      // A translator who gives back the words of the source changes no byte of it.
      const file = translated(text as string, (words) => words);
      expect(xliffFaults(file)).toEqual([]);
      const answer = (await done("POST", "/api/readTranslations", { file })) as unknown as ReadAnswer;
      const [entry] = answer.entries;
      const units = entry?.units.map(({ path, at, kept }) => ({ path, at, kept: kept ?? "" }));
      const { version } = entry ?? {};
      const composed = await done("POST", "/api/composeTranslation", {
        ...{ type: "news", id, version, from: "tra", to: "eng", units },
      });
      const { eng, tra } = composed.entry as Record<string, Record<string, string>>;
      expect(eng?.content).toBe(inXml(tra?.content));
      expect(eng?.header).toBe(inXml(tra?.header));
      expect(composed.entry).toMatchObject({ sim: { content: "" } });
    }
  });
});
