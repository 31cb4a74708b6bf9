import { describe, expect, it } from "vitest";
import { mailStatus } from "./mail-status.server";
import { outboxTests } from "./testing/outbox";

const FIRST = "first@charity.example";
const SECOND = "second@charity.example";
const THIRD = "third@charity.example";
const INBOX = [FIRST, SECOND];

describe("an inbox of several addresses", () => {
  const box = outboxTests();
  const arrived = () => box.server.mails.map(({ recipients }) => recipients);
  const status = async () => (await mailStatus(box.db).statuses(["1"])).get("1");

  it("gets one mail together", async () => {
    await box.enqueue();
    box.startMailer({}, INBOX);
    await box.areAll("sent");
    expect(arrived()).toEqual([INBOX]);
    expect(await box.rows()).toHaveLength(1);
  });

  it.each(["busy", "refuse"] as const)("tries the one alone for which the server would %s", async (how) => {
    box.server.behave(how, SECOND);
    await box.enqueue();
    box.startMailer({}, INBOX);
    await box.soon(async () => (await box.rows()).at(0)?.attempts).toBeGreaterThan(2);
    await box.soon(status).toMatchObject({ state: "queued", lastError: expect.stringContaining(SECOND) });
    expect(arrived()).toEqual([[FIRST]]);
    box.server.behave("accept");
    await box.areAll("sent");
    expect(arrived()).toEqual([[FIRST], [SECOND]]);
    expect(await status()).toMatchObject({ state: "sent" });
  });

  it("shows as failed what one of them refuses to the end, and sends that one alone again", async () => {
    box.server.behave("refuse", SECOND);
    await box.enqueue();
    const mailer = box.startMailer({ giveUp: 1500 }, INBOX);
    await box.soon(status).toMatchObject({ state: "failed", lastError: expect.stringContaining(SECOND) });
    expect(await box.states()).toEqual(["failed"]);
    box.server.behave("accept");
    expect(await mailStatus(box.db).sendAgain("1", { unlessSent: true })).toBe(true);
    mailer.wake();
    await box.areAll("sent");
    expect(arrived()).toEqual([[FIRST], [SECOND]]);
    expect(await mailStatus(box.db).sendAgain("1")).toBe(true);
    mailer.wake();
    await box.soon(arrived).toEqual([[FIRST], [SECOND], INBOX]);
  });

  it.each([
    { what: "another address", inbox: [FIRST, THIRD], arrives: [[FIRST], [THIRD]] },
    { what: "none in its place", inbox: [FIRST], arrives: [[FIRST]] },
  ])(
    "sends nothing more to one that the charity has taken off it, with $what",
    async ({ inbox, arrives }) => {
      box.server.behave("busy", SECOND);
      await box.enqueue();
      const mailer = box.startMailer({}, INBOX);
      await box.soon(status).toMatchObject({ state: "queued", lastError: expect.stringContaining(SECOND) });
      await mailer.close();
      box.server.behave("accept");
      box.startMailer({}, inbox);
      await box.areAll("sent");
      expect(arrived()).toEqual(arrives);
    },
  );

  it("does not count as reached by a test mail that one of them refused", async () => {
    box.server.behave("refuse", SECOND);
    expect(await box.startMailer({}, INBOX).test("Test", "Text")).toEqual({
      sent: false,
      words: expect.stringMatching(/second@charity\.example.*no such mailbox/),
    });
  });
});
