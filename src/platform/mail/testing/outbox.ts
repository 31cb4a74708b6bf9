import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { openApp, type TestApp } from "../../../../test/app";
import { type MailServer, openMailServer } from "../../../../test/mail-server";
import { type Engine, openDatabase } from "../../db/open.server";
import { enqueueMail, type Mail } from "../enqueue.server";
import { Mailer } from "../mailer.server";
import type { OutboxTables } from "../outbox-rows.server";
import type { MailTiming } from "../timing.server";

export const HOUR = 60 * 60 * 1000;

/** The real sequence of things, with short pauses; what must not run out on a busy machine is long. */
export const FAST: MailTiming = {
  poll: 20,
  lease: 20_000,
  renew: 100,
  attempt: 10_000,
  answer: 60_000,
  slow: 200,
  firstPause: 20,
  longestPause: 80,
  giveUp: HOUR,
  timeout: 10_000,
  markTries: 5,
  markPause: 10,
};

export const MAIL: Mail = {
  kind: "test",
  ref: "1",
  lang: "tra",
  to: null,
  replyTo: { name: "陳大文", address: "man@visitor.example" },
  subject: "一封電郵",
  text: "你好\n",
  html: "<p>你好</p>",
};

/** Expects something soon. */
const soon = <T>(look: () => T) => expect.poll(look, { interval: 20 });

/** An outbox on `engine`, and a mail server for each test of the block that calls this. */
export function outboxTests(engine: Engine = "sqlite") {
  let app: TestApp;
  let server: MailServer;
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    app = await openApp(engine);
  });
  beforeEach(async () => {
    server = await openMailServer();
  });
  afterEach(async () => {
    server.release();
    for (const close of closing.splice(0)) await close();
    await server.close();
    await app.deps.db.$extendTables<OutboxTables>().deleteFrom("outbox").execute();
    expect(app.errors()).toEqual([]);
  });
  afterAll(() => app.close());

  const rows = () =>
    app.deps.db.$extendTables<OutboxTables>().selectFrom("outbox").selectAll().orderBy("id").execute();
  const states = async () => (await rows()).map(({ state }) => state);

  return {
    get db() {
      return app.deps.db;
    },
    get log() {
      return app.deps.log;
    },
    get server() {
      return server;
    },
    rows,
    states,
    /** Until when the first mail is leased, in milliseconds since 1970. */
    leaseEnd: async () => Date.parse((await rows())[0]?.lease_until ?? ""),
    /** Message-IDs in the order of arrival. */
    ids: () => server.mails.map(({ headers }) => headers["message-id"]),
    soon,
    areAll: (state: string) => soon(async () => [...new Set(await states())]).toEqual([state]),
    enqueue: (mail: Partial<Mail> = {}) =>
      app.deps.db.transaction().execute((tx) => enqueueMail(tx, { ...MAIL, ...mail })),

    /** Another mail server at the same address. */
    reopenServer: async (port: number) => {
      server = await openMailServer(port);
    },

    /** A process of its own, from the database's view. */
    startMailer: (timing: Partial<MailTiming> = {}, to = ["inbox@charity.example"]): Mailer => {
      const { db } = openDatabase(app.deps.config);
      const settings = {
        smtp: new URL(server.url),
        from: { name: "Kapok, the charity", address: "site@charity.example" },
        to,
      };
      const mailer = new Mailer(db, settings, app.deps.log, { ...FAST, ...timing });
      closing.push(async () => {
        await mailer.close();
        await db.destroy();
      });
      mailer.start();
      return mailer;
    },
  };
}
