import { expect, it } from "vitest";
import { BOTH_ENGINES, openApp } from "../../../test/app";
import { enqueueMail } from "./enqueue.server";
import type { OutboxTables } from "./outbox-rows.server";
import { deleteSentMail } from "./outbox-rows.server";

it.each(BOTH_ENGINES)(
  "deletes what left or was given up long ago, and nothing that still waits, on %s",
  async (engine) => {
    const { deps, close } = await openApp(engine, { MESSAGE_RETENTION_MONTHS: "1" });
    const db = deps.db.$extendTables<OutboxTables>();
    for (const ref of ["old", "new", "waiting", "failed", "just failed"]) {
      await enqueueMail(db, { kind: "test", ref, lang: "eng", to: null, subject: ref, text: "", html: "" });
    }
    const sent = (ref: string, sent_at: string) =>
      db.updateTable("outbox").set({ state: "sent", sent_at }).where("ref", "=", ref).execute();
    const failed = (ref: string, created_at: string) =>
      db.updateTable("outbox").set({ state: "failed", created_at }).where("ref", "=", ref).execute();
    await failed("failed", "2026-01-01T00:00:00.000Z");
    await failed("just failed", "2026-02-20T00:00:00.000Z");
    await db
      .updateTable("outbox")
      .set({ created_at: "2026-01-01T00:00:00.000Z" })
      .where("ref", "=", "waiting")
      .execute();
    await sent("old", "2026-01-01T00:00:00.000Z");
    await sent("new", "2026-02-20T00:00:00.000Z");
    await deleteSentMail(deps, new Date("2026-03-01T00:00:00.000Z"));
    const left = await db.selectFrom("outbox").select("ref").orderBy("id").execute();
    expect(left.map(({ ref }) => ref)).toEqual(["new", "waiting", "just failed"]);
    await close();
  },
);
