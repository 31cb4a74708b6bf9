import { describe, expect, it } from "vitest";
import { fileId, MEDIA } from "../testing/context";
import { converted, one } from "../testing/converted";

const ID = "5ccb9f00aaaaaaaaaaaaaaaa";

describe("notes", () => {
  const note = {
    coverId: "c",
    eng: { author: "Ada &amp; Co", details: "<i>Mother</i>", content: "<p>One<br>two</p><p>Three</p>" },
  };
  const expected = {
    coverId: fileId("c"),
    eng: { author: "Ada & Co", details: "Mother", content: "One\ntwo\n\nThree" },
    tra: { author: "", details: "", content: "" },
    sim: { author: "", details: "", content: "" },
  };

  it.each([[{ _id: ID, note }], [{ _id: ID, ...note }], [{ _id: ID, note: null, ...note }]])(
    "as %j say the same",
    async (record) => {
      const { content, reasons } = await one("notes", { notes: [record] });
      expect(content).toEqual(expected);
      expect(reasons).toEqual([]);
    },
  );

  it("are created in the order of their ids, so that the newest is first", async () => {
    const ids = ["5e0000000000000000000000", "5d0000000000000000000000", "5f0000000000000000000000"];
    const { entries } = await converted("notes", {
      notes: ids.map((_id) => ({ _id, note: { eng: { author: _id } } })),
    });
    expect(entries.map(({ oldId }) => oldId)).toEqual([...ids].sort());
  });

  it("of plain text keep their lines", async () => {
    const { content } = await one("notes", {
      notes: [{ _id: ID, eng: { content: "One\ntwo < 3\n\n\nThree\r\n" } }],
    });
    expect(content?.eng).toMatchObject({ content: "One\ntwo < 3\n\nThree" });
  });

  it("without a name have one, and without anything are left out", async () => {
    const nameless = await one("notes", { notes: [{ _id: ID, eng: { details: "A mother" } }] });
    expect(nameless.content?.eng).toEqual({ author: "A mother", details: "", content: "" });
    expect(nameless.reasons).toEqual(["noName"]);
    expect((await one("notes", { notes: [{ _id: ID, note: { coverId: "a" } }] })).reasons).toEqual(["empty"]);
  });

  it("say what a plain text cannot have", async () => {
    const content = `<p>See <a href="https://example.org/a">here</a> or <a href="https://example.org/">example.org</a></p><img src="${MEDIA}/image/upload/a.jpg">`;
    const { lines } = await one("notes", { notes: [{ _id: ID, eng: { content } }] });
    expect(lines).toEqual([
      { reason: "linkLeftOut", where: "eng.content", detail: "https://example.org/a" },
      { reason: "plainPicture", where: "eng.content", detail: `${MEDIA}/image/upload/a.jpg` },
    ]);
  });
});

describe("donors", () => {
  it.each([
    [
      ["Ada ", null, "", " Ben", "Ada"],
      ["Ada", "Ben", "Ada"],
    ],
    ["Ada\r\n\n Ben\nAda", ["Ada", "Ben", "Ada"]],
    [
      ["A &amp; B", 7],
      ["A & B", "7"],
    ],
  ])("%j are %j", async (eng, names) => {
    const { content } = await one("donors", { donors: [{ _id: ID, eng }] });
    expect(content).toEqual({ eng: { names }, tra: { names: [] }, sim: { names: [] } });
  });

  it("are those of the first record", async () => {
    const { contents, lines, entries } = await converted("donors", {
      donors: [{ eng: ["Ada"] }, { _id: "b", eng: ["Ben"] }],
    });
    expect(contents).toMatchObject([{ eng: { names: ["Ada"] } }]);
    expect(entries).toMatchObject([{ type: "donors", oldId: "donors" }]);
    expect(lines).toEqual([
      { reason: "secondRecord", type: "donors", oldId: "b", name: "", where: "", detail: "" },
    ]);
  });

  it("that are more than fit are cut, and counted in the report", async () => {
    const eng = Array.from({ length: 5001 }, (_, at) => `Name ${at}`);
    const { content, lines } = await one("donors", { donors: [{ _id: ID, eng }] });
    expect(content).toMatchObject({ eng: { names: { length: 5000 } } });
    expect(lines).toEqual([{ reason: "tooMany", where: "eng", detail: "5001" }]);
  });

  it("that are none do not come", async () => {
    expect(await one("donors", { donors: [{ _id: ID, eng: null, tra: "", sim: [] }] })).toMatchObject({
      content: undefined,
      reasons: ["empty"],
    });
  });
});

describe("special images", () => {
  it("get the slot of their place or number, and of two the newer counts", async () => {
    const { entries, contents, lines } = await converted("special", {
      special: [
        [{ _id: "a1", photo_id: "a" }],
        [],
        "",
        null,
        [
          { _id: "b1", photo_id: "b", num: 5 },
          { _id: "b2", photo_id: "c", num: "5" },
          { _id: "b0", photo_id: "" },
        ],
        { _id: "d1", photo_id: "d" },
        [{ _id: "e1", photo_id: "e" }],
      ],
    });
    expect(entries.map(({ type, oldId }) => [type, oldId])).toEqual([["special", "special"]]);
    expect(contents).toEqual([
      {
        image1: { photo_id: fileId("a") },
        image5: { photo_id: fileId("c") },
        image6: { photo_id: fileId("d") },
      },
    ]);
    expect(lines).toEqual([
      { reason: "slotNewer", type: "special", oldId: "b1", name: "5", where: "photo_id", detail: "b" },
      { reason: "noSlot", type: "special", oldId: "e1", name: "7", where: "photo_id", detail: "e" },
    ]);
  });
});

describe("a special image with a number", () => {
  it("gets that slot, whatever its place", async () => {
    const { contents } = await converted("special", { special: [[{ _id: "a", photo_id: "a", num: "3" }]] });
    expect(contents).toEqual([{ image3: { photo_id: fileId("a") } }]);
  });
});

describe("the organization", () => {
  const structure = (eng: object) => one("orgStructure", { orgStructure: [{ _id: ID, combined: { eng } }] });

  it("has its people by number, without blank rows", async () => {
    const { content, reasons } = await structure({
      founder: "F",
      trustee: null,
      engPatron: [
        { order: "10", patronName: "J", patronTitle: "" },
        { order: "2", patronName: "B", patronTitle: "Dr" },
        { order: "", patronName: "", patronTitle: " " },
        null,
      ],
      engStaff: [
        { staffName: "S", staffTitle: "T" },
        { staffName: "", staffTitle: "Nurse" },
      ],
    });
    expect(content?.eng).toEqual({
      ...{ founder: "F", trustee: "", members: "", advisors: "" },
      patrons: [
        { order: 2, name: "B", title: "Dr" },
        { order: 10, name: "J", title: "" },
      ],
      staff: [
        { order: 0, name: "S", title: "T" },
        { order: 1, name: "Nurse", title: "" },
      ],
    });
    expect(reasons).toEqual(["noName"]);
  });

  it("has the names of its text, and of the list where that is blank", async () => {
    const { content, lines } = await structure({
      members: "Ada\n Ben \n",
      membersSplit: ["Ada", "Cy", ""],
      advisors: " ",
      advisorsSplit: ["Dee", null, "Eve"],
    });
    expect(content?.eng).toMatchObject({ members: "Ada\nBen", advisors: "Dee\nEve" });
    expect(lines).toEqual([{ reason: "onlyInList", where: "eng.membersSplit", detail: "Cy" }]);
  });
});

describe("the chart", () => {
  it("has the image of each language that has one", async () => {
    const { content, reasons } = await one("getChart", {
      chart: [{ _id: ID, eng: { coverId: "a" }, tra: { coverId: "" }, sim: null }, {}],
    });
    expect(content).toEqual({ eng: { coverId: fileId("a") } });
    expect(reasons).toEqual(["secondRecord"]);
  });
});

describe("forms", () => {
  const form = (record: object) =>
    one("getForms", {
      forms: [{ _id: ID, pdfId: "p", originalFilename: "Form", formValue: "Joining", ...record }],
    });

  it.each([
    [{ lang: ["eng", "sim"] }, ["eng", "sim"]],
    [{ lang: "eng" }, ["eng"]],
    [{ lang: "sim, eng" }, ["eng", "sim"]],
    [{ lang: [], tra: { formValue: "入會" } }, ["tra"]],
    [{ lang: [] }, ["eng", "tra", "sim"]],
    [{}, ["eng", "tra", "sim"]],
    [{ eng: { formValue: "Joining" } }, ["eng", "tra", "sim"]],
    [{ eng: { formValue: "Joining" }, sim: { formValue: "入会" } }, ["eng", "sim"]],
    [{ lang: null }, ["eng", "tra", "sim"]],
    [{ lang: { tra: true, eng: false } }, ["tra"]],
  ])("that say %j are listed in %j", async (record, languages) => {
    const { content, reasons } = await form(record);
    expect(content).toMatchObject({
      languages,
      anyName: "Joining",
      pdf: { pdfId: fileId("p"), originalFilename: "Form.pdf" },
    });
    expect(reasons).toEqual([]);
  });

  it.each([
    [{ pdfId: null }, ["noPdf"]],
    [{ pdfId: "" }, ["noPdf"]],
    [{ pdfId: "missing" }, ["notFound", "noPdf"]],
  ])("without their PDF, as %j, are left out", async (record, reasons) => {
    expect(await form(record)).toMatchObject({ content: undefined, reasons });
  });

  it("without a name are called as their file", async () => {
    const { content, reasons } = await form({ formValue: "", originalFilename: "會員申請.pdf" });
    expect(content).toMatchObject({ anyName: "會員申請" });
    expect(reasons).toEqual(["noName"]);
  });
});

describe("volunteer forms", () => {
  const volunteer = (record: object) => one("volunteerForms", { forms: [{ _id: ID, ...record }] });

  it.each([
    ["forms.example.org/a", "https://forms.example.org/a", []],
    [" http://example.org ", "http://example.org", []],
    ["//example.org/a", "https://example.org/a", []],
    ["", "", []],
    [null, "", []],
    ["javascript:alert(1)", "", ["linkNotWeb"]],
    ["ask us", "", ["linkNotWeb"]],
  ])("of the link %j have %j", async (individual, expected, reasons) => {
    const made = await volunteer({ individual, organization: "https://example.org/" });
    expect(made.content).toMatchObject({ individual: expected, organization: "https://example.org/" });
    expect(made.reasons).toEqual(reasons);
  });

  const slot = (lang: string | undefined, pdfId: string) => ({ lang, pdfId, originalFilename: pdfId });

  it.each([
    [[slot("eng", "a"), slot("tra", "b"), slot("sim", "c")], ["a", "b", "c"], []],
    [[slot("sim", "c"), slot("eng", "a"), slot("tra", "b")], ["a", "b", "c"], []],
    [[slot("eng", "a"), slot("eng", "b"), slot("sim", "c")], ["a", "b", "c"], ["languageTwice"]],
    [[slot(undefined, "a"), slot("", "b")], ["a", "b", null], []],
    [null, [null, null, null], []],
  ])("of %j have each language's", async (volunteerArr, ids, reasons) => {
    const made = await volunteer({
      individual: "example.org",
      volunteerArr,
      eng: { formValue: "Volunteer" },
    });
    const texts = ["eng", "tra", "sim"].map((lang) => made.content?.[lang]);
    expect(texts).toMatchObject(ids.map((id) => ({ pdf: { pdfId: id === null ? null : fileId(id) } })));
    expect(made.content?.eng).toMatchObject({ formValue: "Volunteer" });
    expect(made.reasons).toEqual(reasons);
  });
});

describe("charity items", () => {
  const item = (record: object) =>
    one("charityItems", { items: [{ _id: ID, coverId: ["a"], eng: { name: "Bag" }, ...record }] });

  it.each([
    ["HK$120", "HK$120"],
    ["120元", "120元"],
    ["免費", "免費"],
    ["80", "80"],
    [80, "80"],
    [null, ""],
    [undefined, ""],
  ])("of the price %j have %j", async (price, expected) => {
    expect((await item({ price })).content?.price).toBe(expected);
  });

  it.each([
    [["a", "", null, "b"], ["a", "b"], []],
    ["a", ["a"], []],
    [["a", "b", "c", "d", "e"], ["a", "b", "c", "d"], ["moreThanFour"]],
    [["missing", "b"], ["b"], ["notFound"]],
  ])("with the photos %j have %j", async (coverId, ids, reasons) => {
    const made = await item({ coverId });
    expect(made.content?.coverId).toEqual(ids.map(fileId));
    expect(made.reasons).toEqual(reasons);
  });

  it.each([[[]], [null], [["", null]], [""]])("with the photos %j wait for one", async (coverId) => {
    expect(await item({ coverId })).toMatchObject({ content: { coverId: [] }, reasons: ["noPhoto"] });
  });

  it("come by their number, those without one last, whatever the list's order", async () => {
    const items = [["e"], ["d", "10"], ["c", 2], ["b", "1"], ["a", null]].map(([_id, order]) => ({
      _id,
      order,
      coverId: ["a"],
      eng: { name: _id },
    }));
    const { entries } = await converted("charityItems", { items });
    expect(entries.map(({ oldId }) => oldId)).toEqual(["b", "c", "d", "e", "a"]);
  });

  it("without a name have their first words", async () => {
    const { content, reasons } = await item({ eng: { desc: "<p>A warm scarf</p>" } });
    expect(content?.eng).toEqual({ name: "A warm scarf", tag: "", desc: "A warm scarf" });
    expect(reasons).toEqual(["noName"]);
  });
});

describe("SMA topics", () => {
  const topic = (eng: object, record: object = {}) =>
    one("sma", { sma: [{ _id: ID, eng: { title: "Genes", ...eng }, ...record }] });

  it.each([
    ["One\nTwo\n", ["One", "Two"]],
    [
      ["One", "", null, " Two "],
      ["One", "Two"],
    ],
    [null, []],
    [undefined, []],
  ])("with the references %j have %j", async (references, expected) => {
    expect((await topic({ references })).content?.eng).toMatchObject({ references: expected });
  });

  it("have plain text in their parts", async () => {
    const items = [
      { subTitle: "<b>What</b>", content: "<p>One [1]</p><ul><li>a</li><li>b [7]</li></ul>" },
      { subTitle: "", content: null },
    ];
    const { content } = await topic({ items, references: ["R"] });
    expect(content).toEqual({
      coverId: null,
      eng: {
        title: "Genes",
        references: ["R"],
        items: [{ subTitle: "What", content: "One [1]\n\na\nb (7)" }],
      },
      tra: { title: "", references: [], items: [] },
      sim: { title: "", references: [], items: [] },
    });
  });

  it("have a title, and in each part a sub-title and a text", async () => {
    const { content, reasons } = await topic({
      title: null,
      items: [{ content: "Some words" }, { subTitle: "Alone" }],
    });
    expect(content?.eng).toMatchObject({
      title: "Some words",
      items: [
        { subTitle: "Some words", content: "Some words" },
        { subTitle: "Alone", content: "Alone" },
      ],
    });
    expect(reasons).toEqual(["noHeader", "noHeader"]);
  });
});
