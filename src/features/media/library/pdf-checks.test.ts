import { describe, expect, it } from "vitest";
import { appTests } from "../../../../test/app-tests";
import { uploadPhoto } from "../../../../test/photo";
import { pdfFile } from "../../../media/testing/pdf-files";

describe("a PDF", () => {
  const { app, staff } = appTests();

  it("returns whether a PDF is accessible", async () => {
    const checks = async (bytes: Buffer) => {
      const body = new FormData();
      body.set("file", new File([new Uint8Array(bytes)], "a.pdf", { type: "application/pdf" }));
      const { public_id } = await (await app.call("POST", "/api/upload", { body, headers: staff })).json();
      const answer = await app.call("GET", `/api/checkPdf?media_id=${public_id}`, { headers: staff });
      return (await answer.json()).checks;
    };
    const none = { pages: 1, hasText: false, isTagged: false, lang: "", title: "" };
    expect(await checks(pdfFile())).toEqual(none);
    const whole = pdfFile({
      catalog: "/Lang (zh-HK) /MarkInfo << /Marked true >> /StructTreeRoot 5 0 R",
      objects: [
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        "<< /Type /StructTreeRoot >>",
        "<< /Title (Membership) >>",
      ],
      trailer: "/Info 6 0 R",
    });
    const all = { pages: 1, hasText: true, isTagged: true, lang: "zh-HK", title: "Membership" };
    expect(await checks(whole)).toEqual(all);
    const photo = await uploadPhoto(app, staff);
    const ofPhoto = await app.call("GET", `/api/checkPdf?media_id=${photo}`, { headers: staff });
    expect(ofPhoto.status).toBe(404);
  });
});
