import { describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../../test/app";
import { mailStatus } from "./mail-status.server";
import type { OutboxTables } from "./outbox-rows.server";
import { outboxTests } from "./testing/outbox";

describe.each(BOTH_ENGINES)("several senders on %s", (engine) => {
  const box = outboxTests(engine);

  it("never sends a mail twice, however many processes send", async () => {
    const enqueued = Array.from({ length: 60 }, (_, number) => String(number));
    for (const ref of enqueued) await box.enqueue({ ref });
    const started = [box.startMailer(), box.startMailer(), box.startMailer()];
    for (const mailer of started) mailer.wake();
    await box.areAll("sent");
    expect(box.ids()).toHaveLength(60);
    expect(new Set(box.ids()).size).toBe(60);
  });

  it("takes over from a process that died, and not from one that is slow", async () => {
    box.server.behave("hold");
    await box.enqueue();
    const timing = { lease: 1500, slow: 60_000 };
    box.startMailer(timing);
    await box.soon(() => box.server.holding).toBe(1);
    box.startMailer(timing);
    const end = await box.leaseEnd();
    // Renewed after its end, by the slow process: the other would have made a second attempt.
    await box.soon(box.leaseEnd).toBeGreaterThan(end + timing.lease);
    expect((await box.rows())[0]).toMatchObject({ attempts: 1, state: "sending" });
    box.server.behave("accept");
    box.server.release();
    await box.areAll("sent");
    await box.db
      .$extendTables<OutboxTables>()
      .updateTable("outbox")
      .set({
        state: "sending",
        lease_token: "of the dead",
        lease_until: new Date(Date.now() - 1).toISOString(),
      })
      .execute();
    await box.soon(() => box.ids().length).toBe(2);
    expect(new Set(box.ids()).size).toBe(1);
    await box.areAll("sent");
  });

  it("finishes the mail in flight when it is signalled to end", async () => {
    box.server.behave("hold");
    await box.enqueue();
    await box.enqueue();
    const mailer = box.startMailer();
    await box.soon(() => box.server.holding).toBe(1);
    const closed = mailer.close();
    box.server.release();
    await closed;
    expect(await box.states()).toEqual(["sent", "queued"]);
  });

  it("leaves a mail that takes too long to the next process", async () => {
    box.server.behave("hang");
    await box.enqueue();
    const mailer = box.startMailer({ timeout: 50 });
    await box.soon(box.states).toEqual(["sending"]);
    await mailer.close();
    expect(await box.states()).toEqual(["queued"]);
    box.server.behave("accept");
    box.startMailer();
    await box.areAll("sent");
  });

  it("stops sending what is erased meanwhile", async () => {
    box.server.behave("hang");
    await box.enqueue({ ref: "erased" });
    box.startMailer();
    await box.soon(() => box.server.visits).toBe(1);
    await mailStatus(box.db).erase(["erased"]);
    box.server.behave("accept");
    await box.enqueue({ ref: "kept" });
    await box.areAll("sent");
    expect(box.server.mails).toHaveLength(1);
  });
});
