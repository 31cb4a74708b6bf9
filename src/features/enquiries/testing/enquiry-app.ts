import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { openApp, type TestApp } from "../../../../test/app";
import { type MailServer, openMailServer } from "../../../../test/mail-server";
import type { Engine } from "../../../platform/db/open.server";
import type { Message } from "../contract";

export const LETTER = {
  firstName: "Mei",
  lastName: "Chan",
  email: "Mei@visitor.example",
  message: "When is the next meeting?\nThank you.",
  organization: "A school",
};

/** Expects something soon. */
const soon = <T>(look: () => T) => expect.poll(look, { interval: 20 });

/** The program with a mail server, and staff who read messages, for the block of tests that calls this. */
export function enquiryTests(engine: Engine = "sqlite", settings: Record<string, string> = {}) {
  let app: TestApp;
  let staff: Record<string, string>;
  let server: MailServer;

  beforeAll(async () => {
    server = await openMailServer();
    app = await openApp(engine, {
      SMTP_URL: server.url,
      MAIL_FROM: "Kapok <site@charity.example>",
      MAIL_TO: "inbox@charity.example",
      LOG_LEVEL: "error", // what the mail server refuses here is no news
      PUBLIC_URL: "https://www.charity.example",
      ...settings,
    });
    app.deps.mail.start();
    staff = await app.login();
  });
  beforeEach(() => {
    server.behave("accept");
    server.mails.splice(0);
  });
  afterEach(async () => {
    await emptyTables(app);
    expect(app.errors()).toEqual([]);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  const get = (path: string) => app.call("GET", path, { headers: staff });
  const list = async (query = ""): Promise<{ messages: Message[]; total: number; waiting: number }> =>
    (await get(`/api/messages${query}`)).json();
  const only = async (query = ""): Promise<Message> => {
    const { messages } = await list(query);
    expect(messages).toHaveLength(1);
    return messages[0] as Message;
  };

  return {
    get app() {
      return app;
    },
    get staff() {
      return staff;
    },
    get server() {
      return server;
    },
    soon,
    get,
    list,
    only,
    /** A visitor writes by the contact form's call. */
    contact: (fields: Record<string, unknown> = {}, headers = {}) =>
      app.call("POST", "/api/contact", { json: { ...LETTER, ...fields }, headers }),
    /** Staff change something. */
    act: (method: string, path: string, json: unknown) => app.call(method, path, { headers: staff, json }),
    isIn: (state: string) => soon(async () => (await only("?show=all")).state).toBe(state),
    unread: async (): Promise<number> => (await (await get("/api/unreadMessages")).json()).unread,
    /** The number of unread suspected messages. */
    unseen: async (): Promise<number> => (await (await get("/api/unreadMessages")).json()).suspected,
  };
}

/** Empties the tables. What is on its way arrives first, and not in the next test. */
async function emptyTables({ deps }: TestApp): Promise<void> {
  const db = deps.db.$extendTables<Record<"enquiry" | "outbox" | "visitor_allowance", { state: string }>>();
  await soon(async () => {
    await db.deleteFrom("outbox").where("state", "!=", "sending").execute();
    return db.selectFrom("outbox").select("state").execute();
  }).toEqual([]);
  for (const table of ["enquiry", "visitor_allowance"] as const) await db.deleteFrom(table).execute();
}
