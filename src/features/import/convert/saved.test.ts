import { describe, expect, it } from "vitest";
import { appTests } from "../../../../test/app-tests";
import { contentApi } from "../../../../test/content/entries";
import { uploadPdf } from "../../../../test/pdf";
import { uploadPhoto } from "../../../../test/photo";
import { recordingContext } from "../testing/context";
import type { OldAnswer } from "./context";
import { planEntries } from "./plan.server";

const id = (at: number) => `5ccb9f0${at}aaaaaaaaaaaaaaaa`;

const ANSWERS: OldAnswer[] = [
  {
    call: "newsByCat",
    body: {
      news: [
        {
          _id: id(1),
          coverId: "photo",
          category: "public awareness",
          starred: "true",
          date: "2019/5/3",
          eng: {
            header: "Walk &amp; Roll",
            content:
              '<h1>Day</h1><p>One&nbsp;&nbsp;two<script>evil()</script></p><p><img src="data:image/png;base64,AAAA"></p><ul><li>a</li></ul>',
            photoId: "photo",
            photoArray: ["photo", null],
            video: "youtu.be/aqz-KE-bpKQ",
          },
          tra: null,
          sim: { content: "步行" },
        },
      ],
    },
  },
  {
    call: "notes",
    body: {
      notes: [
        {
          _id: id(2),
          note: { coverId: "photo", eng: { author: "Ada", content: "<p>Thanks</p><p>all</p>" } },
        },
      ],
    },
  },
  { call: "donors", body: { donors: [{ _id: id(3), eng: ["Ada", null, "Ada"], tra: "甲\n乙" }] } },
  { call: "special", body: { special: [[], [{ _id: id(4), photo_id: "photo" }]] } },
  {
    call: "forms",
    body: {
      forms: [{ _id: id(5), pdfId: "pdf", originalFilename: "Join", formValue: "Joining", lang: "eng,sim" }],
    },
  },
  {
    call: "orgStructure",
    body: {
      orgStructure: [
        {
          combined: {
            eng: {
              founder: "F",
              membersSplit: ["A", "B"],
              engStaff: [
                { order: "2", staffName: "Y" },
                { order: "1", staffName: "X" },
              ],
            },
          },
        },
      ],
    },
  },
  { call: "getChart", body: { chart: [{ tra: { coverId: "photo" } }] } },
  {
    call: "volunteerForms",
    body: {
      forms: [
        {
          individual: "example.org/join",
          volunteerArr: [{ pdfId: "pdf", originalFilename: "V", lang: "eng" }],
          eng: { formValue: "Volunteer" },
        },
      ],
    },
  },
  {
    call: "charityItems",
    body: { items: [{ _id: id(6), coverId: ["photo"], price: 80, eng: { name: "Bag" } }] },
  },
  {
    call: "sma",
    body: {
      sma: [
        {
          _id: id(7),
          eng: {
            title: "Old topic",
            items: [{ subTitle: "S", content: "<p>C [1] [9]</p>" }],
            references: "R",
          },
        },
      ],
    },
  },
];

describe("converted records", () => {
  const { app, staff } = appTests();
  const answer = async (path: string) => (await app.call("GET", path)).json();

  it("are what the content API takes, and come back from the fixed calls", async () => {
    const [photo, pdf] = [await uploadPhoto(app, staff), await uploadPdf(app, staff)];
    const { context } = recordingContext();
    const here = { ...context, picture: async () => photo, pdf: async () => pdf };
    for (const entry of planEntries(ANSWERS).entries) {
      const content = (await entry.convert(here)) ?? {};
      const { create, edit } = contentApi(app, staff, entry.type);
      const isList = ["news", "notes", "forms", "charityItems", "sma"].includes(entry.type);
      const saved = isList ? await create(content, {}) : await edit(entry.type, content);
      expect([entry.type, saved.status, saved.body.errors]).toEqual([
        entry.type,
        isList ? 201 : 200,
        undefined,
      ]);
    }
    const { news } = await answer("/api/newsByCat?cat=all");
    expect((await answer(`/api/getNews?news_id=${news[0]._id}`)).news).toMatchObject([
      {
        coverId: photo,
        category: ["Public Awareness"],
        starred: true,
        date: "2019-05-03T00:00:00.000Z",
        eng: {
          header: "Walk & Roll",
          content: `<h2>Day</h2><p>One two</p><img data-media-id="${photo}" src="/media/${photo}?w=960" alt=""><ul><li><p>a</p></li></ul>`,
          photoId: photo,
          photoArray: [photo],
          video: "youtu.be/aqz-KE-bpKQ",
        },
        tra: { header: "", content: "" },
        sim: { header: "", content: "<p>步行</p>" },
      },
    ]);
    expect((await answer("/api/notes")).notes).toMatchObject([
      { note: { coverId: photo, eng: { author: "Ada", content: "Thanks\n\nall" } } },
    ]);
    expect((await answer("/api/donors")).donors).toMatchObject([
      { eng: ["Ada", "Ada"], tra: ["甲", "乙"], sim: [] },
    ]);
    expect((await answer("/api/special")).special[1]).toMatchObject([{ num: 2, photo_id: photo }]);
    expect((await answer("/api/forms")).forms).toMatchObject([
      { pdfId: pdf, originalFilename: "Join.pdf", formValue: "Joining", lang: ["eng", "sim"] },
    ]);
    expect((await answer("/api/orgStructure")).orgStructure[0].combined.eng).toMatchObject({
      founder: "F",
      membersSplit: ["A", "B"],
      engStaff: [
        { order: 1, staffName: "X" },
        { order: 2, staffName: "Y" },
      ],
    });
    expect((await answer("/api/getChart")).chart).toMatchObject([{ tra: { coverId: photo } }]);
    expect((await answer("/api/volunteerForms")).forms).toMatchObject([
      {
        individual: "https://example.org/join",
        volunteerArr: [{ pdfId: pdf, originalFilename: "V.pdf" }, { pdfId: null }, { pdfId: null }],
        eng: { formValue: "Volunteer" },
      },
    ]);
    expect((await answer("/api/charityItems")).items).toMatchObject([
      { coverId: [photo, null, null, null], price: "80", eng: { name: "Bag" } },
    ]);
    expect((await answer("/api/sma")).sma.at(-1)).toMatchObject({
      eng: { title: "Old topic", items: [{ subTitle: "S", content: "C [1] (9)" }] },
    });
  });
});
