import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../test/app";
import { newDatabase } from "../../test/postgres";
import { saveSiteDetails } from "../fixtures/content";
import { cutPower, report } from "../fixtures/drill";
import {
  addressOf,
  freePort,
  type RunningServer,
  type ServerPlace,
  STAFF,
  startServer,
} from "../fixtures/server";

const KILLS = 12;
/** Receipts issued before each power cut, at least. */
const BETWEEN = 9;
const ISSUERS = 4;
const LONGEST = { timeout: 600_000 };

describe.each(BOTH_ENGINES)("the numbers of receipts on %s", (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-receipts-"));
  let place: ServerPlace;
  let server: RunningServer;
  let cookie = "";

  beforeAll(async () => {
    const databaseUrl = engine === "postgres" ? await newDatabase() : undefined;
    const settings = { DEMO_CONTENT: "off" };
    place = { dataDir, port: await freePort(), settings, ...(databaseUrl && { databaseUrl }) };
    server = await startServer(place);
    const login = await call("/api/login", STAFF);
    cookie = (login?.headers.getSetCookie() ?? []).map((each) => each.split(";")[0]).join("; ");
    await saveSiteDetails({ url: addressOf(place) }, { registrationReference: "91/00000" });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Null when the server is gone. */
  const call = (path: string, body?: unknown): Promise<Response | null> =>
    fetch(addressOf(place) + path, {
      method: body ? "POST" : "GET",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => null);
  const answered = async <T>(path: string, body?: unknown): Promise<T | undefined> => {
    const answer = await call(path, body);
    return answer?.ok ? ((await answer.json().catch(() => undefined)) as T | undefined) : undefined;
  };

  it(`have no gap and none twice after ${KILLS} power cuts`, LONGEST, async () => {
    const promised: string[] = [];
    const issue = async (): Promise<boolean> => {
      const donation = { method: "cash", amount: "200", givenOn: "2026-05-01" };
      const gift = await answered<{ donation_id: string }>("/api/addDonation", { donation });
      if (!gift) return false;
      const order = { donation_id: gift.donation_id, name: "陳大文" };
      const receipt = await answered<{ serial: string }>("/api/issueReceipt", order);
      if (receipt) promised.push(receipt.serial);
      return receipt !== undefined;
    };
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = promised.length + BETWEEN + Math.floor(Math.random() * BETWEEN);
      let ended: Promise<void> | undefined;
      const issuers = Array.from({ length: ISSUERS }, async () => {
        while (await issue()) {
          if (promised.length >= enough) ended ??= cutPower(server);
        }
      });
      await Promise.all(issuers);
      await ended;
      server = await startServer(place);
    }
    expect(await issue()).toBe(true);

    const kept: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const list = await answered<{ receipts: { serial: string }[]; pages: number }>(
        `/api/receipts?page=${page}`,
      );
      kept.push(...(list?.receipts ?? []).map(({ serial }) => serial));
      pages = list?.pages ?? 0;
    }
    const numbers = kept.map((serial) => Number(serial.slice(5))).reverse();
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
    expect(promised.filter((serial) => !kept.includes(serial))).toEqual([]);
    expect(promised.length).toBeGreaterThan(KILLS * BETWEEN);
    report(`receipts on ${engine}`, {
      promised: promised.length,
      kept: kept.length,
      "power cuts": KILLS,
    });
  });
});
