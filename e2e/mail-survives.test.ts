import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, openMailServer } from "../test/mail-server";
import { newDatabase } from "../test/postgres";
import { addressOf, freePort, type RunningServer, type ServerPlace, STAFF, startServer } from "./server";

const KILLS = 5;
/** Messages taken before each power cut, at least. */
const BETWEEN = 12;
const WRITERS = 4;

describe.each(["sqlite", "postgres"] as const)("messages and their e-mails on %s", (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-mail-"));
  let mail: MailServer;
  let place: ServerPlace;
  let server: RunningServer;

  beforeAll(async () => {
    mail = await openMailServer();
    const databaseUrl = engine === "postgres" ? await newDatabase() : undefined;
    const settings = { SMTP_URL: mail.url, MAIL_TO: "inbox@charity.example", DEMO_CONTENT: "off" };
    place = { dataDir, port: await freePort(), settings, ...(databaseUrl && { databaseUrl }) };
    server = await startServer(place);
  });
  afterAll(async () => {
    await server.stop();
    await mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(`lose nothing in ${KILLS} power cuts, and arrive twice at most once for each`, async () => {
    const taken: string[] = [];
    let number = 0;
    const write = async (): Promise<boolean> => {
      number += 1;
      const name = `Visitor${number}`;
      const answer = await fetch(`${addressOf(place)}/api/contact`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "X-Forwarded-For": `10.0.${number >> 8}.${number & 255}`,
        },
        body: JSON.stringify({
          firstName: name,
          lastName: "X",
          email: "v@visitor.example",
          message: "Hello",
        }),
      }).catch(() => null);
      if (answer?.status === 200) taken.push(name);
      return answer !== null;
    };
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = taken.length + BETWEEN + Math.floor(Math.random() * BETWEEN);
      const writers = Array.from({ length: WRITERS }, async () => {
        while (await write()) {
          if (taken.length === enough) await server.kill();
        }
      });
      await Promise.all(writers);
      server = await startServer(place);
    }

    const rows = await exported(place);
    expect(taken.filter((name) => !rows.includes(`"${name} X"`))).toEqual([]);
    await expect.poll(() => waiting(place), { timeout: 40_000, interval: 250 }).toBe(0);
    const arrived = mail.mails.map(({ headers }) => headers.subject?.split(" ")[2] ?? "");
    expect(taken.filter((name) => !arrived.includes(name))).toEqual([]);
    const distinct = new Set(arrived);
    expect(arrived.length - distinct.size).toBeLessThanOrEqual(KILLS);
    // Who gets a mail twice can tell: the same Message-ID.
    expect(new Set(mail.mails.map(({ headers }) => headers["message-id"])).size).toBe(distinct.size);
    expect([...distinct].filter((name) => !rows.includes(`"${name} X"`))).toEqual([]);
  });
});

async function asStaff(place: ServerPlace, path: string): Promise<Record<string, unknown>> {
  const login = await fetch(`${addressOf(place)}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(STAFF),
  });
  const cookie = login.headers.getSetCookie().map((each) => each.split(";")[0]);
  const answer = await fetch(addressOf(place) + path, { headers: { Cookie: cookie.join("; ") } });
  return (await answer.json()) as Record<string, unknown>;
}

const exported = async (place: ServerPlace) =>
  String((await asStaff(place, "/api/exportMessages?show=all")).csv);
const waiting = async (place: ServerPlace) => (await asStaff(place, "/api/messages?show=all")).waiting;
