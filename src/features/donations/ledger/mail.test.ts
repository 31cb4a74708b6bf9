import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, openMailServer } from "../../../../test/mail-server";
import { type DonationSite, openDonationSite } from "../../../../test/paypal/donation-site";
import { siteConfig } from "../../../charity/site.config";
import type { LedgerEntry } from "./contract";

const soon = <T>(look: () => T) => expect.poll(look, { interval: 20 });

describe("the e-mails about donations", () => {
  let mail: MailServer;
  let site: DonationSite;
  let headers: Record<string, string>;

  beforeAll(async () => {
    mail = await openMailServer();
    site = await openDonationSite("sqlite", {
      SMTP_URL: mail.url,
      MAIL_FROM: "Kapok <site@charity.example>",
      MAIL_TO: "inbox@charity.example,treasurer@charity.example",
      LOG_LEVEL: "error",
    });
    site.app.deps.mail.start();
    headers = await site.app.login();
  });
  afterAll(async () => {
    expect(await site.close()).toEqual([]);
    await mail.close();
  });

  const given = async () => {
    const { orderId } = await site.order();
    await site.paypal.approve(orderId);
    await site.capture(orderId);
    return (await site.stored(orderId))?._id ?? "";
  };
  const entry = async (donation_id: string): Promise<LedgerEntry> => {
    const answer = await site.app.call("GET", `/api/donations?q=${donation_id}`, { headers });
    return ((await answer.json()) as { donations: [LedgerEntry] }).donations[0];
  };
  const unsent = async (donation_id: string) =>
    (await entry(donation_id)).unsentMail.map(({ state }) => state);
  const post = (path: string, json: unknown) => site.app.call("POST", path, { headers, json });

  it("are said not to have left, with the mail server's words, and leave when they are sent again", async () => {
    mail.behave("refuse");
    const donation_id = await given();
    const lastError = expect.stringContaining("550");
    // The charity's own inbox is tried on: its server may be set up wrongly for a while.
    await soon(async () => (await entry(donation_id)).unsentMail).toEqual([
      { toCharity: true, state: "queued", lastError },
      { toCharity: false, state: "failed", lastError },
    ]);
    const failed = async () => {
      const answer = await site.app.call("GET", "/api/donations?state=mailFailed", { headers });
      return (await answer.json()) as { donations: LedgerEntry[]; mailReady: boolean };
    };
    expect(await failed()).toMatchObject({ donations: [{ _id: donation_id }], mailReady: true });
    expect(await (await site.app.call("GET", "/api/donationAttention", { headers })).json()).toMatchObject({
      mailFailed: 1,
    });
    mail.behave("accept");
    // The donor's address was wrong.
    await post("/api/editDonation", { donation: { _id: donation_id, email: "right@donor.example" } });
    expect((await post("/api/resendDonationMail", { donation_id })).status).toBe(200);
    await soon(() => unsent(donation_id)).toEqual([]);
    expect((await failed()).donations).toEqual([]);
    const thanks = mail.mails.find(({ recipients }) => recipients.includes("right@donor.example"));
    expect(thanks?.headers["reply-to"]).toContain(siteConfig.email);
    expect(mail.mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
      "inbox@charity.example",
      "right@donor.example",
      "treasurer@charity.example",
    ]);
    expect((await post("/api/resendDonationMail", { donation_id })).status).toBe(200);
    expect(await unsent(donation_id)).toEqual([]);
  });

  it("to the charity go to the charity alone, also where one of its addresses is refused at first", async () => {
    mail.behave("accept");
    mail.mails.splice(0);
    mail.behave("busy", "treasurer@charity.example");
    const donation_id = await given();
    const lastError = expect.stringContaining("treasurer@charity.example");
    const waits = [{ toCharity: true, state: "queued", lastError }];
    await soon(async () => (await entry(donation_id)).unsentMail).toEqual(waits);
    // Also while the donor cannot be written to, it is sent again.
    await post("/api/editDonation", { donation: { _id: donation_id, email: "" } });
    expect((await post("/api/resendDonationMail", { donation_id })).status).toBe(200);
    await post("/api/editDonation", { donation: { _id: donation_id, email: "right@donor.example" } });
    await soon(async () => (await entry(donation_id)).unsentMail).toEqual(waits);
    mail.behave("accept");
    expect((await post("/api/resendDonationMail", { donation_id })).status).toBe(200);
    await soon(() => unsent(donation_id)).toEqual([]);
    const notices = mail.mails.filter(({ headers: { subject } }) => subject?.startsWith("Donation of"));
    expect(notices.flatMap(({ recipients }) => recipients)).toEqual([
      "inbox@charity.example",
      "treasurer@charity.example",
    ]);
  });

  it("are said to wait while the mail server is away", async () => {
    mail.behave("busy");
    const donation_id = await given();
    await soon(async () => (await entry(donation_id)).unsentMail).toMatchObject([
      { state: "queued", lastError: expect.stringContaining("451") },
      { state: "queued", lastError: expect.stringContaining("451") },
    ]);
    expect((await post("/api/resendDonationMail", { donation_id: "none" })).status).toBe(404);
  });
});
