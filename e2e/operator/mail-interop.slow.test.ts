import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type ForeignMail,
  hasForeignMailServer,
  openForeignMailServer,
} from "../../test/foreign-mail-server";
import { saveSiteDetails } from "../fixtures/content";
import { addressOf, freePort, type RunningServer, STAFF, startServer } from "../fixtures/server";

if (!hasForeignMailServer) {
  process.stdout.write("SKIPPED  mail to a server of other authorship: aiosmtpd is not installed here.\n");
}

/**
 * A message of all that mail software trips over: a dot alone, a leading dot, a very long line, letters that are not
 * ASCII.
 */
const MESSAGE = [
  "多謝您們！",
  ".",
  "..兩點",
  "From here on",
  "長".repeat(900),
  "<b>&amp;</b> \u{20bb7}",
].join("\n");

describe.skipIf(!hasForeignMailServer)("mail to a server of other authorship", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-interop-"));
  let mail: Awaited<ReturnType<typeof openForeignMailServer>>;
  let server: RunningServer;
  let url = "";
  let cookie = "";

  beforeAll(async () => {
    mail = await openForeignMailServer(await freePort(), join(dataDir, "mail"));
    const settings = {
      SMTP_URL: mail.url,
      MAIL_FROM: "木棉 Kapok <site@charity.example>",
      MAIL_TO: "inbox@charity.example",
      DEMO_CONTENT: "off",
    };
    const place = { dataDir: join(dataDir, "site"), port: await freePort(), settings };
    url = addressOf(place);
    server = await startServer(place);
    const login = await post("/api/login", STAFF);
    cookie = login.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
  });
  afterAll(async () => {
    await server?.stop();
    await mail?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const post = (path: string, json: unknown) =>
    fetch(url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify(json),
    });
  const saved = async <T>(path: string, json: unknown): Promise<T> => {
    const answer = await post(path, json);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json();
  };
  /** The one mail whose subject holds these words, once it is there. */
  const arrived = async (words: string): Promise<ForeignMail | undefined> => {
    const found = () => mail.mails().filter(({ headers }) => headers.subject?.includes(words));
    await expect.poll(() => found().length, { timeout: 20_000, interval: 200 }).toBe(1);
    return found()[0];
  };

  it("carries a visitor's message, Chinese name and address for the answer, in both forms", async () => {
    const letter = { firstName: "大文", lastName: "陳", email: "man@visitor.example", message: MESSAGE };
    const body = new URLSearchParams(letter);
    const sent = await fetch(`${url}/tra/contact`, { method: "POST", body, redirect: "manual" });
    expect(sent.status).toBe(303);
    const found = await arrived("陳大文");
    expect(found?.headers).toMatchObject({
      subject: "Message from 陳大文",
      from: "木棉 Kapok <site@charity.example>",
      to: "inbox@charity.example",
      "reply-to": "陳大文 <man@visitor.example>",
      "auto-submitted": "auto-generated",
      "x-mailfrom": "site@charity.example",
      "x-rcptto": "inbox@charity.example",
    });
    expect(found?.types).toEqual(["multipart/alternative", "text/plain", "text/html"]);
    expect(found?.plain.replaceAll("\r\n", "\n")).toContain(MESSAGE);
    expect(found?.html).toContain("&lt;b&gt;&amp;amp;&lt;/b&gt; \u{20bb7}");
    expect(found?.html).toContain('lang="zh-Hant-HK"');
    expect(found?.defects).toEqual([]);
  });

  it("carries a receipt to the donor, with the very PDF that staff download", async () => {
    await saveSiteDetails({ url }, { registrationReference: "91/00000" });
    const { donation_id } = await saved<{ donation_id: string }>("/api/addDonation", {
      donation: {
        method: "fps",
        amount: "888",
        givenOn: "2026-05-01",
        firstName: "大文",
        lastName: "陳",
        email: "man@donor.example",
        receipt: true,
        lang: "tra",
      },
    });
    const order = { donation_id, name: "陳大文" };
    const { receipt_id, serial } = await saved<Record<string, string>>("/api/issueReceipt", order);
    // Before it leaves: what is downloaded after that is marked as a duplicate.
    const download = await fetch(`${url}/api/receiptPdf?receipt_id=${receipt_id}`, {
      headers: { Cookie: cookie },
    });
    const { pdf } = (await download.json()) as { pdf: string };
    await saved("/api/sendReceipt", { receipt_id });
    const found = await arrived(serial ?? "");
    expect(found?.headers.subject).toMatch(/^木棉脊髓肌肉萎縮症協會捐款收據（\d{4}-00001）$/);
    expect(found?.headers).toMatchObject({ to: "man@donor.example", "content-language": "zh-Hant-HK" });
    expect(found?.plain).toContain("陳大文");
    expect(found?.files).toEqual([
      {
        name: `receipt-${serial}.pdf`,
        type: "application/pdf",
        hex: Buffer.from(pdf, "base64").toString("hex"),
      },
    ]);
    expect(found?.defects).toEqual([]);
  });
});
