import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { addressOf, freePort, startServer } from "../../e2e/fixtures/server.ts";
import { StaffClient } from "../../e2e/fixtures/staff-client.ts";
import { type MailServer, openMailServer } from "../../test/mail-server.ts";
import { Tally } from "./tally.ts";
import { visit, work, write } from "./visitors.ts";

const STAFF = 3;
/** Milliseconds between two looks at the memory. */
const LOOK = 1000;
/** Milliseconds: who was refused six times in a row, by a server that is away half of the time, waits so long. */
const LAST_MAIL = 300_000;

interface Soak {
  dataDir: string;
  milliseconds: number;
  visitors: number;
  /** Milliseconds for which a visitor reads a page. */
  think: number;
  /** Further settings of the site. */
  settings?: Record<string, string>;
}

/** The figures of a long run of the site. */
export interface SoakFigures {
  tally: Tally;
  /** Resident memory in MB, a look each second. */
  memory: number[];
  /** Mails that arrived, of so many messages. */
  mails: number;
  logs: string;
}

/** Has a site visited, edited and written to for a while, with a mail server that comes and goes. */
export async function soak({ dataDir, milliseconds, visitors, think, settings }: Soak): Promise<SoakFigures> {
  const mail = await openMailServer();
  const more = { SMTP_URL: mail.url, MAIL_TO: "inbox@soak.example", ...settings };
  const place = { dataDir, port: await freePort(), settings: more };
  const server = await startServer(place);
  const url = addressOf(place);
  const [tally, memory] = [new Tally(), [] as number[]];
  const end = AbortSignal.timeout(milliseconds);
  const staff = await Promise.all(Array.from({ length: STAFF }, () => StaffClient.login(url)));
  const photo = await photoOf(1600, 1200);
  await Promise.all([
    ...Array.from({ length: visitors }, () => visit(url, tally, think, end)),
    ...staff.map((each) => work(each, photo, tally, end)),
    write(url, tally, end),
    flap(mail, end),
    watch(server.pid, memory, end),
  ]);
  mail.behave("accept");
  const messages = tally.kinds.get("message")?.asked ?? 0;
  for (let wait = 0; wait < LAST_MAIL && mail.mails.length < messages; wait += 100) await pause(100);
  await server.stop();
  await mail.close();
  return { tally, memory, mails: mail.mails.length, logs: server.logs() };
}

/** Now it takes mail, now it does not. */
async function flap(mail: MailServer, end: AbortSignal): Promise<void> {
  for (let turn = 0; !end.aborted; turn += 1) {
    mail.behave(turn % 2 === 0 ? "accept" : "busy");
    await pause(2000, undefined, { signal: end }).catch(() => {});
  }
}

async function watch(pid: number, memory: number[], end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    memory.push(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024);
    await pause(LOOK, undefined, { signal: end }).catch(() => {});
  }
}

async function photoOf(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const image = sharp({ create: { width, height, channels: 3, background: "#888", noise } });
  return new Uint8Array(await image.jpeg().toBuffer());
}
