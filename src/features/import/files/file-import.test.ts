import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { appTests } from "../../../../test/app-tests";
import { type OldContent, oldContent } from "../../../../test/old-site/content";
import { writeOldSite } from "../../../../test/old-site/folder";
import { openOldSite } from "../../../../test/old-site/server";
import { photoBytes } from "../../../../test/photo";
import { mediaRegistry } from "../../../media/registry.server";
import { blackPng, picture, sidewaysPhoto } from "../../../media/testing/image-files";
import { pdfFile } from "../../../media/testing/pdf-files";
import { withholdFiles } from "../../../media/withheld.server";
import { oldMedia } from "../convert/old-media";
import { PoliteClient } from "../source/polite-client.server";
import { FileImport, type WantedFile } from "./file-import.server";
import { openMediaHost } from "./media-host.server";

const GIF = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64");

const { app } = appTests();

async function withFiles(files: Record<string, Buffer>): Promise<OldContent> {
  const content = await oldContent({ pictures: 1, pdfs: 0 });
  return { ...content, files: new Map(Object.entries(files)) };
}

/** The files of an old site at their host, or in a folder, and an import of them. */
async function place(kind: "host" | "folder", files: Record<string, Buffer>, { isDryRun = false } = {}) {
  const content = await withFiles(files);
  const opened = kind === "host" ? await openOldSite(content) : writeOldSite(content);
  onTestFinished(async () => ("close" in opened ? opened.close() : opened.remove()));
  const client = kind === "host" ? new PoliteClient(opened.media, { firstWait: 1, tries: 2 }) : undefined;
  const host = await openMediaHost(opened.media, client);
  const begin = () =>
    new FileImport({ deps: app.deps, host, media: oldMedia(opened.media), author: "kapok", isDryRun });
  return { opened, begin };
}

/** Finds a file and registers it, as an entry that uses it does; gives its row. */
async function brought(files: FileImport, wanted: WantedFile) {
  const outcome = await files.find(wanted);
  if ("reason" in outcome) throw new Error(outcome.reason);
  await app.deps.db.transaction().execute((tx) => files.register(tx, [outcome.id]));
  files.registered([outcome.id]);
  return { ...outcome, row: await mediaRegistry(app.deps.db).find(outcome.id) };
}

const original = async (id: string): Promise<Buffer> =>
  Buffer.from((await app.deps.media.blobs.read(`${id}/original`)) ?? []);

describe.each(["host", "folder"] as const)("files of the old site in a %s", (kind) => {
  it("come by ids with folders, spaces, signs and Chinese, each once", async () => {
    const id = `${kind}/木棉 (花)+1 [2] 100%`;
    const { begin, opened } = await place(kind, { [`image/upload/${id}.jpg`]: await photoBytes() });
    const files = begin();
    const { row, ...first } = await brought(files, { kind: "image", source: id });
    expect(row).toMatchObject({ kind: "image", format: "jpg", uploaded_by: "kapok" });
    const path = id.split("/").map(encodeURIComponent).join("/");
    const address = `https://res.cloudinary.com/kapok-old/image/upload/w_800/v1571234567/${path}.jpg`;
    expect(await files.find({ kind: "image", source: address })).toEqual(first);
    // A later import knows it too, and asks for nothing.
    const asked = "asked" in opened ? opened.asked.length : 0;
    expect(await begin().find({ kind: "image", source: id })).toEqual({ id: first.id });
    expect("asked" in opened ? opened.asked.length : 0).toBe(asked);
    expect(files.counts).toEqual({ fresh: 1, known: 0 });
  });

  it("bring a PDF byte for byte, by the name that it was uploaded with, as an image's or as a raw file", async () => {
    const [one, other] = [
      pdfFile({ catalog: `/Lang (${kind})` }),
      pdfFile({ catalog: `/Lang (raw ${kind})` }),
    ];
    const { begin } = await place(kind, {
      [`image/upload/${kind}-forms/a.pdf`]: one,
      [`raw/upload/${kind}-forms/b.pdf`]: other,
    });
    const files = begin();
    const first = await brought(files, { kind: "pdf", source: `${kind}-forms/a`, filename: "報名表.pdf" });
    expect(first.row).toMatchObject({ kind: "pdf", original_filename: "報名表.pdf" });
    expect((await original(first.id)).equals(one)).toBe(true);
    const second = await brought(files, { kind: "pdf", source: `${kind}-forms/b.pdf` });
    expect(second.row).toMatchObject({ kind: "pdf", original_filename: "b.pdf" });
    expect((await original(second.id)).equals(other)).toBe(true);
  });

  it.each([
    ["notFound", "image", "gone", "other", GIF],
    ["pictureKind", "image", "moving", "moving.gif", GIF],
    ["damaged", "image", "broken", "broken.jpg", Buffer.from("no picture")],
    ["damaged", "pdf", "broken", "broken.pdf", Buffer.from("%PDF-1.7 and no more")],
    ["script", "pdf", "acts", "acts.pdf", pdfFile({ catalog: "/OpenAction << /S /JavaScript /JS (x) >>" })],
  ] as const)("are left out with the reason %s", async (reason, mediaKind, source, name, bytes) => {
    const { begin } = await place(kind, { [`image/upload/${name}`]: bytes });
    expect(await begin().find({ kind: mediaKind, source })).toMatchObject({ reason });
  });

  it("are left out where half of a picture is missing", async () => {
    const whole = await picture(400, 300).jpeg().toBuffer();
    const { begin } = await place(kind, { "image/upload/half.jpg": whole.subarray(0, whole.length / 2) });
    expect(await begin().find({ kind: "image", source: "half" })).toEqual({ reason: "damaged" });
  });

  it("come upright where a photo was held on its side", async () => {
    const id = `${kind}-sideways`;
    const { begin } = await place(kind, { [`image/upload/${id}.jpg`]: await sidewaysPhoto(300, 200) });
    expect((await brought(begin(), { kind: "image", source: id })).row).toMatchObject({
      width: 200,
      height: 300,
    });
  });

  it("come smaller where they are over our limits", async () => {
    const id = `${kind}-large`;
    const large = blackPng(9000, 6000);
    const { begin, opened } = await place(kind, { [`image/upload/${id}.png`]: large });
    const { row, note } = await brought(begin(), { kind: "image", source: id });
    expect([row?.width, row?.height, note]).toEqual([4000, 2667, "madeSmaller"]);
    if ("asked" in opened)
      expect(opened.asked.filter((path) => path.includes("w_4000,c_limit"))).toHaveLength(1);
  });
});

describe("files of the old site", () => {
  it("come smaller from the host where it makes them so", async () => {
    const smaller = await picture(4000, 100).jpeg().toBuffer();
    const { begin } = await place("host", {
      "image/upload/wide.png": blackPng(9000, 6000),
      "image/w_4000,c_limit/wide": smaller,
    });
    const { id, note } = await brought(begin(), { kind: "image", source: "wide" });
    expect([(await original(id)).equals(smaller), note]).toEqual([true, "madeSmaller"]);
  });

  it("are one where the same picture is repeated as a data URL", async () => {
    const { begin } = await place("host", {});
    const bytes = await sharp({ create: { width: 3, height: 7, channels: 3, background: "#123" } })
      .png()
      .toBuffer();
    const data = `data:image/png;base64,${bytes.toString("base64")}`;
    const files = begin();
    const first = await brought(files, { kind: "image", source: data });
    expect(first.row).toMatchObject({ width: 3, height: 7 });
    expect(await files.find({ kind: "image", source: data.replace("image/png", "image/x") })).toEqual({
      id: first.id,
    });
    expect(await files.find({ kind: "image", source: "data:image/png;base64,!!" })).toMatchObject({
      reason: "damaged",
    });
  });

  it("are requested from no other host", async () => {
    const { begin } = await place("host", {});
    const source = "https://elsewhere.example.org/a.jpg";
    expect(await begin().find({ kind: "image", source })).toMatchObject({ reason: "otherHost" });
  });

  it("are not taken for gone where their host does not answer", async () => {
    const { begin, opened } = await place("host", {});
    if ("quirk" in opened)
      opened.quirk = (_, response) => {
        response.writeHead(503).end();
        return true;
      };
    await expect(begin().find({ kind: "image", source: "a" })).rejects.toThrow("answered 503");
  });

  it("stay away that were deleted here, or withdrawn", async () => {
    const { begin } = await place("host", {
      "image/upload/deleted.jpg": await picture(31, 30).jpeg().toBuffer(),
      "image/upload/withdrawn.jpg": await picture(32, 30).jpeg().toBuffer(),
      "image/upload/the same again.jpg": await picture(32, 30).jpeg().toBuffer(),
    });
    const deleted = await brought(begin(), { kind: "image", source: "deleted" });
    const withdrawn = await brought(begin(), { kind: "image", source: "withdrawn" });
    const { db } = app.deps;
    await withholdFiles(db, [deleted.id, withdrawn.id], "a test");
    for (const source of ["deleted", "withdrawn"])
      expect(await begin().find({ kind: "image", source })).toEqual({ reason: "deletedHere" });
  });

  it("leave nothing behind that no entry uses, and nothing at all in a dry run", async () => {
    const files = { "image/upload/unused.jpg": await picture(41, 30).jpeg().toBuffer() };
    for (const isDryRun of [false, true]) {
      const { begin } = await place("folder", files, { isDryRun });
      const run = begin();
      const outcome = await run.find({ kind: "image", source: "unused" });
      expect(outcome).toHaveProperty("id");
      await run.close();
      const { id } = outcome as { id: string };
      expect(await app.deps.media.blobs.read(`${id}/original`)).toBeNull();
    }
  });
});
