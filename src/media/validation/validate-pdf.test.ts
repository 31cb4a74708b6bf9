import { deflateSync } from "node:zlib";
import { PDFDocument } from "@pdfme/pdf-lib";
import { describe, expect, test, vi } from "vitest";
import { ACTING_PARTS } from "../../../test/hostile/acting-pdfs";
import { lzwOfZeros, runLengthOfZeros } from "../../../test/hostile/pdf-bombs";
import { Problem } from "../../platform/http/problem";
import { objectStream, packedStream, pdfFile } from "../testing/pdf-files";
import { validatePdf } from "./validate-pdf.server";
import { validateUpload } from "./validate-upload.server";

async function formatOrProblem(bytes: Uint8Array): Promise<string> {
  try {
    return (await validateUpload(bytes)).format;
  } catch (error) {
    return error instanceof Problem ? `${error.status} ${error.key}` : String(error);
  }
}

/** Bytes, all zeros, that a page of the files below unpacks to: more than a reader is given room for. */
const UNPACKED = 300 * 1024 * 1024;
let stored: Buffer | undefined;
/** The zeros compressed by Flate, made once for all tests since it takes a second. */
const packed = (): Buffer => {
  stored ??= deflateSync(Buffer.alloc(UNPACKED));
  return stored;
};

let storedByLzw: Buffer | undefined;
const packedByLzw = (): Buffer => {
  storedByLzw ??= lzwOfZeros(UNPACKED);
  return storedByLzw;
};

describe("sound PDFs", () => {
  test("written by hand", async () => {
    expect(await formatOrProblem(pdfFile())).toBe("pdf");
  });

  test.each([true, false])("written by a library, object streams: %s", async (useObjectStreams) => {
    const document = await PDFDocument.create();
    document.addPage([200, 100]).drawText("A form");
    document.getForm().createTextField("name").addToPage(document.getPage(0));
    expect(await formatOrProblem(await document.save({ useObjectStreams }))).toBe("pdf");
  });

  test("with links, text about scripts and a page further down the tree", async () => {
    const link =
      "<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.org/Launch) >> /T (On JS) >>";
    const branch = "<< /Type /Pages /Kids [3 0 R] /Parent 2 0 R /Count 1 >>";
    expect(await formatOrProblem(pdfFile({ objects: [link, branch], kids: "5 0 R" }))).toBe("pdf");
  });

  test.each([
    ["a page to begin with", { catalog: "/OpenAction 4 0 R", objects: ["<< /S /GoTo /D [3 0 R /Fit] >>"] }],
    ["a place to begin at", { catalog: "/OpenAction [3 0 R /Fit]" }],
    [
      "a form that is cleared by a button",
      { objects: ["<< /Subtype /Widget /F 4 /A << /S /ResetForm >> /AA << /E << /S /Hide /T (a) >> >> >>"] },
    ],
    [
      "a web address at a click and a page to begin with",
      {
        catalog: "/OpenAction << /S /GoTo /D [3 0 R /Fit] >>",
        objects: [objectStream("<< /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>")],
      },
    ],
    ["a colour profile", { objects: [packedStream("/N 3 /Filter /FlateDecode", deflateSync("profile"))] }],
    [
      "a picture packed as letters",
      {
        objects: [
          packedStream("/Filter [/ASCIIHexDecode /FlateDecode]", `${deflateSync("x").toString("hex")}>`),
        ],
      },
    ],
    [
      "a photograph packed again",
      { objects: [packedStream("/Filter [/FlateDecode /DCTDecode]", deflateSync("a photograph"))] },
    ],
    [
      "text packed as long ago",
      { objects: [packedStream("/Filter /LZWDecode", Buffer.from("800b6050220c0c8501", "hex"))] },
    ],
  ])("with %s", async (_, parts) => {
    expect(await formatOrProblem(pdfFile(parts))).toBe("pdf");
  });

  test("saved a second time at its end", async () => {
    const update = "4 0 obj\n<< /Note (more) >>\nendobj\nxref\n4 1\n0000000500 00000 n \n";
    const trailer = "trailer\n<< /Size 5 /Root 1 0 R /Prev 200 >>\nstartxref\n520\n%%EOF\n";
    expect(await formatOrProblem(Buffer.concat([pdfFile(), Buffer.from(update + trailer)]))).toBe("pdf");
  });
});

describe("PDFs that act", () => {
  test.each([
    ["a script at opening", { catalog: "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>" }],
    [
      "a script by name",
      { catalog: "/Names << /JavaScript << /Names [(a) 4 0 R] >> >>", objects: ["<< >>"] },
    ],
    ["a script alone", { objects: ["<< /S /Rendition /JS (app.alert\\(1\\)) >>"] }],
    ["a script in escaped letters", { objects: ["<< /S /J#61vaScript >>"] }],
    ["a script key in escaped lower case", { objects: ["<< /#4a#53 (app.alert\\(1\\)) >>"] }],
    ["a script after a link", { objects: ["<< /URI (https://example.org/ 7 0 obj<</S/JavaScript>>) >>"] }],
    ["a program to launch", { objects: ["<< /S /Launch /F (cmd.exe) >>"] }],
    ["an attachment", { catalog: "/Names << /EmbeddedFiles << /Names [] >> >>" }],
    ["a file specification with a file", { objects: ["<< /Type /Filespec /EF << /F 9 0 R >> >>"] }],
    ["an XFA form", { catalog: "/AcroForm << /XFA [(a) 4 0 R] >>" }],
    ["rich media", { objects: ["<< /Subtype /RichMedia >>"] }],
    ["a script in an object stream", { objects: [objectStream("<< /S /JavaScript /JS (x) >>")] }],
    ["a script key in an object stream", { objects: [objectStream("<< /S /Rendition /J#53 (x) >>")] }],
    ["a script that a later object replaces", { objects: ["<< /JS (x) >>", "null\nendobj\n4 0 obj\nnull"] }],
    [
      "a script in an object stream that is written as itself",
      { objects: [objectStream("<< /JS (x) >>").replace("/ObjStm", "/Obj#53tm")] },
    ],
  ])("%s", async (_, parts) => {
    expect(await formatOrProblem(pdfFile(parts))).toBe("415 pdfActive");
  });

  test.each(ACTING_PARTS)("$name", async ({ parts }) => {
    expect(await formatOrProblem(pdfFile(parts))).toBe("415 pdfActive");
  });

  test.each([
    ["", ["<< /Type /Annot /Subtype /Link /A << /S /Named /N /NextPage >> >>"]],
    [", elsewhere", ["<< /Subtype /Link /A << /S 5 0 R /N 6 0 R >> >>", "/Named", "/Prev#50age"]],
    [
      ", among packed objects",
      [objectStream("<< /Subtype /Link /A << /S /Named /N 5 0 R >> >>"), "/LastPage"],
    ],
  ])("turns of pages by name%s are let through", async (_, objects) => {
    expect(await formatOrProblem(pdfFile({ objects }))).toBe("pdf");
  });

  test("a page of the web at opening, which a later object replaces", async () => {
    const action = ["<< /S /URI /URI (https://example.org) >>", "<< /S /GoTo /D [3 0 R /Fit] >>"];
    const objects = [action.join("\nendobj\n4 0 obj\n")];
    expect(await formatOrProblem(pdfFile({ catalog: "/OpenAction 4 0 R", objects }))).toBe("415 pdfActive");
  });

  test("a script in what looks like the data of a stream", async () => {
    const hidden = "7 0 obj\n<< /S /JavaScript >>\nendobj";
    const stream = `<< /Length ${hidden.length} >>\nstream\n${hidden}\nendstream`;
    expect(await formatOrProblem(pdfFile({ objects: [stream] }))).toBe("415 pdfActive");
  });
});

describe("PDFs that are not", () => {
  const fake = (body: string) => Buffer.from(`%PDF-1.4\n${body}`);
  test.each([
    ["a script behind the first line", fake("<script>alert(1)</script>"), "415 pdfBroken"],
    ["a frame around nothing", fake("startxref\n0\n%%EOF"), "415 pdfBroken"],
    ["a frame around rubbish", fake(`${"rubbish ".repeat(500)}\nstartxref\n0\n%%EOF`), "415 pdfBroken"],
    ["one cut off", pdfFile().subarray(0, 300), "415 pdfBroken"],
    ["one without pages", pdfFile({ kids: "" }), "415 pdfBroken"],
    ["one whose pages go in circles", pdfFile({ kids: "2 0 R" }), "415 pdfBroken"],
    ["one with something before it", Buffer.concat([Buffer.from("\n"), pdfFile()]), "415 typeUnsupported"],
    [
      "one with a password",
      pdfFile({ trailer: "/Encrypt 4 0 R", objects: ["<< /Filter /Standard >>"] }),
      "415 pdfEncrypted",
    ],
    ["one nested without end", pdfFile({ objects: ["[".repeat(100_000)] }), "415 pdfBroken"],
    ["one of more than 25 MB", Buffer.concat([pdfFile(), Buffer.alloc(25 * 1024 * 1024)]), "413 pdfTooLarge"],
    [
      "one with objects in an unusual filter",
      pdfFile({ objects: [objectStream("null", "/Filter /RunLengthDecode")] }),
      "415 pdfBroken",
    ],
    [
      "one with an object stream inside a stream",
      pdfFile({
        objects: [`<< /Length 40 >>\nstream\n7 0 obj << /Type /ObjStm >> stream x endstr\nendstream`],
      }),
      "415 pdfBroken",
    ],
  ])("%s", async (_, bytes, expected) => {
    expect(await formatOrProblem(bytes)).toBe(expected);
  });

  test("one that unpacks to gigabytes", async () => {
    const bomb = objectStream("null", "/Filter /FlateDecode", () =>
      deflateSync(Buffer.alloc(80 * 1024 * 1024)),
    );
    expect(await formatOrProblem(pdfFile({ objects: [bomb] }))).toBe("415 pdfBroken");
  });

  test.each([
    ["one whose page unpacks to gigabytes", "/Filter /FlateDecode", packed],
    [
      "one that is packed twice, so that a gigabyte would be a few KB",
      "/Filter [/FlateDecode /FlateDecode]",
      () => deflateSync(packed()),
    ],
    ["one whose filter is in short", "/Filter /Fl", packed],
    ["one whose filter is in short by its key", "/F /FlateDecode", packed],
    ["one whose filter is written in escapes", "/Filter /#46l", packed],
    [
      "one that is packed as letters, too",
      "/Filter [/AHx /Fl]",
      () => Buffer.from(`${packed().toString("hex")}>`),
    ],
    ["one in LZW", "/Filter /LZWDecode", packedByLzw],
    ["one in LZW in short", "/Filter [/LZW]", packedByLzw],
    ["one in run lengths", "/Filter /RunLengthDecode", () => runLengthOfZeros(UNPACKED)],
    ["one packed in two ways", "/Filter [/LZWDecode /FlateDecode]", () => deflateSync(Buffer.alloc(1))],
    ["one packed after it is a photograph", "/Filter [/DCTDecode /FlateDecode]", () => deflateSync("x")],
  ])("%s", async (_, filter, pack) => {
    const stream = packedStream(filter, pack());
    expect(await formatOrProblem(pdfFile({ objects: [stream] }))).toBe("415 pdfBroken");
  });

  test("one of many pages that unpack to gigabytes together", async () => {
    const page = packedStream("/Filter /FlateDecode", deflateSync(Buffer.alloc(60 * 1024 * 1024)));
    expect(await formatOrProblem(pdfFile({ objects: Array<string>(10).fill(page) }))).toBe("415 pdfBroken");
    expect(await formatOrProblem(pdfFile({ objects: Array<string>(3).fill(page) }))).toBe("pdf");
  });

  test("objects that no tidy reader takes for such", async () => {
    const harmless = objectStream("null").replace("/Type /ObjStm", "");
    expect(await formatOrProblem(pdfFile({ objects: [harmless] }))).toBe("415 pdfBroken");
    const elsewhere = objectStream("null", "/Filter 5 0 R");
    expect(await formatOrProblem(pdfFile({ objects: [elsewhere, "/FlateDecode"] }))).toBe("415 pdfBroken");
  });

  test.each([
    ["of gigabytes", "/Size 3 /W [4294967296 2 2]"],
    ["without end", "/Size 99999999999 /W [1 2 2]"],
    ["without end, of no bytes", "/Size 3 /Index [0 -9 0 99999999999] /W [0 0 0]"],
  ])("one whose index has entries %s", async (_, entries) => {
    const index = packedStream(`/Type /XRef ${entries} /Filter /FlateDecode`, deflateSync("12345"));
    expect(await formatOrProblem(pdfFile({ objects: [index] }))).toBe("415 pdfBroken");
  });

  test("one that takes too long is given up", async () => {
    const clock = vi.spyOn(process, "threadCpuUsage");
    clock.mockReturnValueOnce({ user: 0, system: 0 }).mockReturnValue({ user: 6_000_000, system: 0 });
    const long = pdfFile({ objects: Array.from({ length: 300 }, () => "<< /A true >>") });
    expect(await validatePdf(long)).toBe("pdfTooHeavy");
    expect(clock.mock.calls.length).toBeGreaterThan(1);
    clock.mockRestore();
  });
});
