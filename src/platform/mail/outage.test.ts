import { describe, expect, it } from "vitest";
import { mailStatus } from "./mail-status.server";
import { outbox } from "./outbox.server";
import type { OutboxTables } from "./outbox-rows.server";
import { FAST, HOUR, outboxTests } from "./testing/outbox";

describe("mail in bad times", () => {
  const box = outboxTests();

  it.each(["refuse", "busy", "hang"] as const)(
    "tries again while the server would %s, and sends once it takes mail",
    async (behaviour) => {
      box.server.behave(behaviour);
      await box.enqueue();
      box.startMailer(behaviour === "hang" ? { attempt: 1000 } : {});
      await box.soon(async () => (await box.rows())[0]?.attempts).toBeGreaterThan(2);
      expect((await box.rows())[0]?.last_error).toBeTruthy();
      expect(box.server.mails).toEqual([]);
      box.server.behave("accept");
      await box.areAll("sent");
      expect(box.ids()).toHaveLength(1);
    },
  );

  it("sends again what the server dropped after the last byte, under the same Message-ID", async () => {
    box.server.behave("drop");
    await box.enqueue();
    box.startMailer();
    await box.soon(() => box.server.mails.length).toBeGreaterThan(1);
    box.server.behave("accept");
    await box.areAll("sent");
    expect(new Set(box.ids()).size).toBe(1);
  });

  it("does not send with other mail, or after an outage, what the server may have taken already", async () => {
    const dropped = "dropped@visitor.example";
    const send = async (ref: string) => {
      await box.enqueue({ ref, to: `${ref}@visitor.example` });
      mailer.wake();
    };
    const isSent = (ref: string) =>
      box.soon(async () => (await mailStatus(box.db).statuses([ref])).get(ref)?.state).toBe("sent");
    box.server.behave("drop", dropped);
    const { port } = box.server;
    const mailer = box.startMailer({ firstPause: HOUR, longestPause: HOUR, giveUp: 9 * HOUR });
    await send("dropped");
    await box.soon(async () => (await box.rows())[0]?.last_error).toBeTruthy();
    for (const ref of ["one", "two", "three"]) {
      await send(ref);
      await isSent(ref);
    }
    await box.server.close();
    await send("waits");
    await box.soon(async () => (await box.rows()).at(-1)?.last_error).toBeTruthy();
    await box.reopenServer(port);
    await send("four");
    await isSent("waits");
    expect((await box.rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 2, 1]);
  });

  it("sends everything soon after the server is back from an outage, each mail once", async () => {
    const { port } = box.server;
    await box.server.close();
    for (let count = 0; count < 12; count += 1) await box.enqueue({ ref: String(count) });
    box.startMailer({ longestPause: HOUR });
    await box.soon(async () => (await box.rows()).some(({ attempts }) => attempts > 2)).toBe(true);
    await box.reopenServer(port);
    await box.areAll("sent");
    expect(new Set(box.ids()).size).toBe(12);
    expect(box.ids()).toHaveLength(12);
  });

  it("gives up a stranger's address that is refused for good, until staff send it again", async () => {
    box.server.behave("refuse");
    await box.enqueue({ to: "nobody@visitor.example", ref: "receipt" });
    const mailer = box.startMailer();
    await box.areAll("failed");
    expect(await box.rows()).toMatchObject([
      { attempts: 1, last_error: expect.stringContaining("no such mailbox") },
    ]);
    box.server.behave("accept");
    expect(await mailStatus(box.db).sendAgain("receipt")).toBe(true);
    mailer.wake();
    await box.areAll("sent");
    expect(box.server.mails.map(({ recipients }) => recipients)).toEqual([["nobody@visitor.example"]]);
  });

  it("sends what a clock that has been set back had put off until tomorrow", async () => {
    await box.enqueue();
    const next_at = new Date(Date.now() + 24 * HOUR).toISOString();
    await box.db.$extendTables<OutboxTables>().updateTable("outbox").set({ next_at }).execute();
    box.startMailer({ longestPause: HOUR });
    await box.areAll("sent");
  });

  it("sends what a process took by a clock that has been set back since, and did not come back to", async () => {
    await box.enqueue();
    expect(await outbox(box.db).claim(new Date(Date.now() + 24 * HOUR), FAST)).toBeDefined();
    expect(await box.states()).toEqual(["sending"]);
    box.startMailer();
    await box.areAll("sent");
  });

  it("erases what must not leave any more, also after attempts that failed", async () => {
    box.server.behave("busy");
    await box.enqueue();
    const mailer = box.startMailer();
    await box.soon(async () => (await box.rows())[0]?.attempts).toBeGreaterThan(1);
    mailer.check({ test: async (_, ref) => ref !== "1" });
    await box.soon(box.rows).toEqual([]);
    box.server.behave("accept");
    await box.enqueue({ ref: "2" });
    mailer.wake();
    await box.areAll("sent");
    expect(box.ids()).toHaveLength(1);
  });

  it("gives up when its time is over", async () => {
    box.server.behave("busy");
    await box.enqueue();
    box.startMailer({ giveUp: 2000 });
    await box.areAll("failed");
    expect((await box.rows())[0]?.attempts).toBeGreaterThan(1);
  });
});
