import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sized } from "../../../../e2e/fixtures/drill";
import { LANGS, localized } from "../../../platform/locale/lang";
import { recordingContext } from "../testing/context";
import { planEntries } from "./plan.server";

const ID = "5ccb9f00aaaaaaaaaaaaaaaa";

/** Each call with the field that has its list. */
const CALLS: Readonly<Record<string, string>> = {
  ...{
    newsByCat: "news",
    news: "news",
    notes: "notes",
    getForms: "forms",
    charityItems: "items",
    sma: "sma",
  },
  ...{ donors: "donors", special: "special", orgStructure: "orgStructure", getChart: "chart" },
  volunteerForms: "forms",
};

const SHARED = [
  "coverId",
  "category",
  "starred",
  "date",
  "note",
  "pdfId",
  "originalFilename",
  "formValue",
  "lang",
];
const MORE = [
  "individual",
  "organization",
  "volunteerArr",
  "price",
  "order",
  "num",
  "photo_id",
  "combined",
  "charts",
];
const TEXTS = [
  ...["header", "content", "photoId", "photoArray", "video", "author", "details", "formValue", "name", "tag"],
  ...["desc", "title", "references", "items", "founder", "trustee", "members", "membersSplit", "advisors"],
  ...["advisorsSplit", "engStaff", "traPatron", "patron", "coverId", "subTitle"],
];
const ODD = ["__proto__", "constructor", "toString", "hasOwnProperty", "length", "", "$date", "_id", "eng"];

const value = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    true,
    false,
    0,
    -1,
    1e300,
    "",
    " ",
    "true",
    "a",
    "<p>木棉</p>",
    "\u0000",
    "\uD800",
  ),
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.constantFrom(
    [],
    [null],
    [[]],
    {},
    [{}],
    { $oid: 1 },
    ["a", "b"],
    "__proto__",
    "data:",
    "https://",
    "2019-05-03",
  ),
  fc.json({ maxDepth: 3 }).map((json): unknown => JSON.parse(json)),
);
const fields = (names: readonly string[], inner: fc.Arbitrary<unknown>) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), inner), { maxLength: 8 })
    // As `JSON.parse` makes it, with `__proto__` as a field of its own.
    .map((pairs) =>
      pairs.map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each) ?? "null"}`).join(","),
    )
    .map((json): unknown => JSON.parse(`{${json}}`));
const text = fc.oneof(
  value,
  fields([...TEXTS, ...ODD], value),
  fields(TEXTS, fc.array(fields(TEXTS, value), { maxLength: 3 })),
);
const record = fc.oneof(value, fields([...LANGS, ...SHARED, ...MORE, ...ODD, "_id"], text));

async function run(answers: { call: string; body: unknown }[]) {
  const { entries, reports } = planEntries(answers);
  const all = recordingContext();
  const contents: (Record<string, unknown> | undefined)[] = [];
  for (const entry of entries) contents.push(await entry.convert(all.context));
  return { entries, contents, lines: [...reports, ...all.reported], files: all.files };
}

describe("records of any shape", () => {
  it("are converted or reported, and never fail", async () => {
    const answer = fc.record({
      call: fc.constantFrom(...Object.keys(CALLS)),
      list: fc.array(record, { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { maxLength: 6 }), async (all) => {
        const answers = all.map(({ call, list }) => ({ call, body: { [CALLS[call] ?? ""]: list } }));
        const { entries, contents, lines } = await run(answers);
        const leftOut = contents.filter((content) => content === undefined).length;
        expect(lines.length).toBeGreaterThanOrEqual(Math.min(1, leftOut));
        expect(contents.length).toBe(entries.length);
        for (const { oldId, type } of entries) expect(`${type}${oldId}`).not.toBe(type);
        expect(
          lines.filter(
            ({ reason, detail = "" }) =>
              reason === "wrongShape" && /\b(?:undefined|not a|read)\b/.test(detail),
          ),
        ).toEqual([]);
      }),
      { numRuns: sized(150, 400) },
    );
  });

  it.each([
    null,
    undefined,
    "",
    "text",
    7,
    true,
    [],
    [null],
    {},
    { news: 7 },
    { news: "text" },
    { news: { a: [] } },
  ])("as the answer %j leave nothing or a line", async (body) => {
    for (const call of [...Object.keys(CALLS), "constructor", "unknown"]) {
      const { contents } = await run([{ call, body }]);
      expect(contents.filter((content) => content !== undefined)).toEqual([]);
    }
  });
});

const MANY = sized(20_000, 100_000);

describe("a record made to do harm", () => {
  const deep = (levels: number): unknown => {
    let value: unknown = [];
    for (let level = 0; level < levels; level += 1) value = [value];
    return value;
  };

  it.each([
    [
      "deep lists",
      { eng: { header: "A", content: deep(50_000), photoArray: deep(50_000) }, category: deep(50_000) },
    ],
    ["deep lists without an id", { _id: undefined, eng: { header: deep(50_000) } }],
    [
      "100,000 photos",
      { eng: { header: "A", photoArray: Array.from({ length: 100_000 }, (_, at) => `p${at}`) } },
    ],
    [
      "100,000 categories",
      { eng: { header: "A" }, category: Array.from({ length: 100_000 }, () => "Public Awareness") },
    ],
    [
      "100,000 fields",
      Object.fromEntries([
        ["eng", { header: "A" }],
        ...Array.from({ length: 100_000 }, (_, at) => [`f${at}`, at]),
      ]),
    ],
    ["5 MB of a header", { eng: { header: "木棉 ".repeat(1_700_000) } }],
    ["5 MB of a video", { eng: { header: "A", video: "https://example.org/ ".repeat(250_000) } }],
    ["5 MB of a date", { eng: { header: "A" }, date: "2019/".repeat(1_000_000) }],
    ["5 MB of a cover", { eng: { header: "A" }, coverId: "a/".repeat(2_500_000) }],
  ])("by %s is done in a moment, with a line or two", { timeout: 60_000 }, async (_name, harmful) => {
    const begun = performance.now();
    const { contents, lines, files } = await run([
      { call: "news", body: { news: [{ _id: ID, date: "2019-05-03", ...harmful }] } },
    ]);
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(contents.length + lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(30);
    expect(files.length).toBeLessThan(100);
  });

  it(`by ${MANY} of each list stays within what a type takes`, { timeout: 60_000 }, async () => {
    const many = Array.from({ length: MANY }, (_, at) => `Name ${at}`);
    const { contents } = await run([
      { call: "donors", body: { donors: [localized(() => many)] } },
      {
        call: "orgStructure",
        body: {
          orgStructure: [
            { combined: { eng: { membersSplit: many, engStaff: many.map((staffName) => ({ staffName })) } } },
          ],
        },
      },
      {
        call: "sma",
        body: {
          sma: [
            {
              _id: ID,
              eng: {
                title: "A",
                references: many,
                items: many.map((subTitle) => ({ subTitle, content: "c" })),
              },
            },
          ],
        },
      },
    ]);
    expect(contents).toMatchObject([
      { eng: { title: "A" } },
      { eng: { names: { length: 5000 } } },
      { eng: { staff: { length: 200 } } },
    ]);
  });
});
