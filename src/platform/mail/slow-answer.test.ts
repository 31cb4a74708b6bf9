import { describe, expect, it } from "vitest";
import { outboxTests } from "./testing/outbox";

/** Milliseconds: what an attempt may take, and how long a lease lasts, until the server has the whole mail. */
const SHORT = { attempt: 1500, lease: 1500 };

describe("a mail server that takes its time to answer", () => {
  const box = outboxTests();

  it("is waited for, by one process, while other mail is sent", async () => {
    box.server.behave("hold");
    await box.enqueue({ ref: "slow" });
    box.startMailer(SHORT);
    await box.soon(() => box.server.holding).toBe(1);
    box.server.behave("accept");
    const other = box.startMailer(SHORT);
    await box.enqueue({ ref: "other" });
    await box.soon(() => box.ids().length).toBe(1);
    await other.close();
    await box.enqueue({ ref: "by the one that waits" });
    await box.soon(() => box.ids().length).toBe(2);
    const end = await box.leaseEnd();
    // Still renewed after twice the time that an attempt may take before it is only waited for.
    await box.soon(box.leaseEnd).toBeGreaterThan(end + 2 * SHORT.attempt);
    expect(await box.states()).toEqual(["sending", "sent", "sent"]);
    box.server.release();
    await box.areAll("sent");
    expect((await box.rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
    expect(new Set(box.ids()).size).toBe(3);
    expect(box.ids()).toHaveLength(3);
  });

  it("leases the mail of a process that died while it waited until no answer can arrive any more", async () => {
    box.server.behave("hold");
    await box.enqueue();
    const mailer = box.startMailer();
    await box.soon(() => box.server.holding).toBe(1);
    await box.soon(async () => (await box.leaseEnd()) - Date.now()).toBeGreaterThan(30_000);
    box.server.release();
    await mailer.close();
    expect(await box.states()).toEqual(["sent"]);
  });

  it("is tried again when it does not answer at all", async () => {
    box.server.behave("hold");
    await box.enqueue();
    box.startMailer({ answer: 400 });
    await box.soon(() => box.server.holding).toBeGreaterThan(1);
    box.server.behave("accept");
    await box.soon(() => box.ids().length).toBeGreaterThan(0);
    await box.areAll("sent");
    expect(new Set(box.ids()).size).toBe(1);
  });
});
