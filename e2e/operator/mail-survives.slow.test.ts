import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../test/app";
import { type MailServer, openMailServer } from "../../test/mail-server";
import { newDatabase } from "../../test/postgres";
import { asStaff, cutPower, report, waitingMail } from "../fixtures/drill";
import { addressOf, freePort, type RunningServer, type ServerPlace, startServer } from "../fixtures/server";

const KILLS = 20;
/** Messages taken before each power cut, at least. */
const BETWEEN = 15;
const WRITERS = 4;
const LONGEST = { timeout: 600_000 };

describe.each(BOTH_ENGINES)("messages and their e-mails on %s", (engine) => {
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

  it(`lose nothing in ${KILLS} power cuts, and arrive twice at most once for each`, LONGEST, async () => {
    const taken: string[] = [];
    let number = 0;
    const write = async (): Promise<boolean> => {
      number += 1;
      const name = `Visitor${number}`;
      const answer = await send(place, number, name);
      if (answer?.ok) taken.push(name);
      return answer !== null;
    };
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = taken.length + BETWEEN + Math.floor(Math.random() * BETWEEN);
      let ended: Promise<void> | undefined;
      const writers = Array.from({ length: WRITERS }, async () => {
        while (await write()) {
          if (taken.length >= enough) ended ??= cutPower(server);
        }
      });
      await Promise.all(writers);
      await ended;
      server = await startServer(place);
    }

    const rows = await exported(place);
    expect(taken.filter((name) => !rows.includes(`"${name} X"`))).toEqual([]);
    await expect.poll(() => waitingMail(place), { timeout: 50_000, interval: 250 }).toBe(0);
    const arrived = mail.mails.map(({ headers }) => headers.subject?.split(" ")[2] ?? "");
    expect(taken.filter((name) => !arrived.includes(name))).toEqual([]);
    const distinct = new Set(arrived);
    expect(arrived.length - distinct.size).toBeLessThanOrEqual(KILLS);
    // Who gets a mail twice can tell: the same Message-ID.
    expect(new Set(mail.mails.map(({ headers }) => headers["message-id"])).size).toBe(distinct.size);
    expect([...distinct].filter((name) => !rows.includes(`"${name} X"`))).toEqual([]);
    expect(taken.length).toBeGreaterThanOrEqual(KILLS * BETWEEN);
    report(`forms on ${engine}`, {
      taken: taken.length,
      "power cuts": KILLS,
      "e-mails twice": arrived.length - distinct.size,
    });
  });
});

/** A visitor with a network of their own; every second one has no JavaScript. Null when nobody answers. */
async function send(place: ServerPlace, number: number, firstName: string) {
  const letter = { firstName, lastName: "X", email: "v@visitor.example", message: "Hello" };
  const headers = { "X-Forwarded-For": `10.0.${number >> 8}.${number & 255}` };
  const sent =
    number % 2 === 0
      ? fetch(`${addressOf(place)}/api/contact`, {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify(letter),
        })
      : fetch(`${addressOf(place)}/tra/contact`, {
          method: "POST",
          headers,
          body: new URLSearchParams(letter),
          redirect: "manual",
        });
  const answer = await sent.catch(() => null);
  return answer && { ok: answer.status === (number % 2 === 0 ? 200 : 303) };
}

const exported = async (place: ServerPlace) =>
  (await asStaff<{ csv: string }>(place, "/api/exportMessages?show=all")).csv;
