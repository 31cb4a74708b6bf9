import sharp from "sharp";
import { tanglePdf } from "../../test/hostile/pdf-bombs.ts";
import type { StaffClient } from "../load/staff-client.ts";

/** Something that somebody does; `time` counts how often it was done before. */
type Thing = (time: number) => Promise<unknown>;

const LANGS = ["eng", "tra", "sim"] as const;

/** The normal acts of people on the site, and a PDF that nobody should upload, by name. */
export async function things(staff: StaffClient): Promise<Record<string, Thing>> {
  const whole = async (path: string) => ok(await staff.get(path));
  const photo = await photoOf(4000, 3000);
  const tangle = new Uint8Array(tanglePdf(4));
  const receipt = await firstReceipt(staff);
  return {
    "all public pages rendered anew, three languages": async () => {
      await ok(await staff.post("/api/addnews", news("Short", "<p>Some words.</p>")));
      for (const path of [
        "/",
        "/about",
        "/archive",
        "/archive?cat=all&page=2",
        "/sma",
        "/donate",
        "/involved",
      ])
        for (const lang of LANGS) await whole(`/${lang}${path}`);
    },
    "staff lists of messages, donations, activity": async (time) => {
      for (const list of ["messages?show=all&", "donations?", "activity?"]) {
        const answer = await staff.get(`/api/${list}page=${time + 1}`);
        await answer.arrayBuffer();
      }
    },
    "20 news saved": async (time) => {
      for (let count = 0; count < 20; count += 1)
        await ok(await staff.post("/api/addnews", news(`Saved ${time} ${count}`, "<p>Some words.</p>")));
    },
    "news of 900 KB of ordinary rich text saved": async () =>
      ok(await staff.post("/api/addnews", news("Long", article(300_000)))),
    "news of 60,000 tags saved": async () =>
      ok(await staff.post("/api/addnews", news("Tags", "<p><b>a</b><i>b</i></p>".repeat(6600)))),
    "photo of 12 megapixels uploaded, its sizes made": async () => {
      const answer = await staff.upload(photo, "photo.jpg");
      const { public_id } = JSON.parse(await ok(answer));
      for (const width of [160, 320, 640, 960, 1280, 1920]) await whole(`/media/${public_id}?w=${width}`);
    },
    login: async () => {
      const { STAFF } = await import("../../e2e/fixtures/server.ts");
      return ok(await staff.post("/api/login", STAFF));
    },
    "20,000 messages exported as CSV": () => whole("/api/exportMessages?show=all"),
    "20,000 donations exported as CSV": () => whole("/api/exportDonations"),
    "backup downloaded": async () => ok(await staff.download("/cms/backup/file")),
    "link preview drawn": (time) =>
      whole(`/og/${["home", "about", "archive", "sma", "donate"][time]}.tra.jpg`),
    "receipt as PDF": () => whole(`/api/receiptPdf?receipt_id=${receipt}`),
    "statement of a donor with 40 donations": () =>
      whole("/api/donorStatement?email=donor1%40donor.example&year=2021"),
    "PDF of 4 MB of tangled objects refused": async () => {
      await (await staff.upload(tangle, "tangle.pdf")).text();
    },
  };
}

/** The text of an answer. @throws unless it is a success. */
async function ok(answer: Response): Promise<string> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 500)}`);
  return text;
}

const news = (header: string, content: string) => ({
  news: Object.fromEntries(LANGS.map((lang) => [lang, { header, content }])),
});

function article(length: number): string {
  const paragraph = `<h2>活動</h2><p>An <strong>ordinary</strong> paragraph with <a href="https://example.org/">a link</a>. 一段普通的文字。${"Words of a sentence. ".repeat(20)}</p>`;
  return paragraph.repeat(Math.floor(length / Buffer.byteLength(paragraph)));
}

/** Noise, as slow to decode as a photo of leaves. */
async function photoOf(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const small = { width: width / 4, height: height / 4, channels: 3, background: "#888", noise } as const;
  return new Uint8Array(
    await sharp({ create: small }).resize(width, height, { fit: "fill" }).jpeg({ quality: 88 }).toBuffer(),
  );
}

async function firstReceipt(staff: StaffClient): Promise<string> {
  const { siteDetails } = JSON.parse(await ok(await staff.get("/api/siteDetails")));
  const { _id, version, ...details } = siteDetails;
  await ok(await staff.post("/api/editSiteDetails", { ...details, registrationReference: "91/00000" }));
  const { gifts } = JSON.parse(await ok(await staff.get("/api/giftsWithoutReceipt")));
  const order = { donation_id: gifts[0].donation_id, name: "陳大文 Chan Tai Man", address: "Hong Kong" };
  return JSON.parse(await ok(await staff.post("/api/issueReceipt", order))).receipt_id;
}
