import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openApp, PASSWORD, sessionHeaders, type TestApp, USERNAME } from "../../../test/app";
import { switchOn } from "../../../test/second-step";
import { totp } from "../../../test/totp";
import { deleteOldLogins } from "./feature.server";
import { runStaffCommand } from "./staff-command.server";

const DAY = 24 * 60 * 60 * 1000;
const OWNER = "198.51.100.7";

describe("strangers who try the name of an account", () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await openApp();
    vi.useFakeTimers({ toFake: ["Date"] }); // however slow the machine is, no wait is over
  });
  afterEach(async () => {
    vi.useRealTimers();
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const login = (password: string, address: string, headers: Record<string, string> = {}) =>
    app.call("POST", "/api/login", { json: { username: USERNAME, password }, headers, address });
  /** The headers of somebody who has logged in here once, and whose session is over. */
  const known = async (address = OWNER) => {
    const { Cookie = "" } = sessionHeaders(await login(PASSWORD, address));
    return {
      Cookie: Cookie.split("; ")
        .filter((cookie) => cookie.includes("device"))
        .join("; "),
    };
  };
  const statusesOf = async (amount: number, address: (number: number) => string) => {
    const statuses: number[] = [];
    for (let number = 0; number < amount; number += 1)
      statuses.push((await login(`guess ${number}`, address(number))).status);
    return statuses;
  };
  /** Sets the clock by so many milliseconds; what is to come is as far away as before. */
  const move = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

  it("keep nobody out elsewhere, nor its owner at the same address on a device that is known", async () => {
    const owner = await known();
    expect((await statusesOf(8, () => "203.0.113.9")).slice(-3)).toEqual([429, 429, 429]);
    expect((await login(PASSWORD, "203.0.113.9")).status).toBe(429);
    expect((await login(PASSWORD, "203.0.113.10")).status).toBe(200);
    expect((await login(PASSWORD, "203.0.113.9", owner)).status).toBe(200);
    const [home, others] = [(host: number) => `2001:db8:1:2::${host}`, "2001:db8:1:3::1"];
    expect((await statusesOf(6, home)).at(-1)).toBe(429);
    expect((await login(PASSWORD, others)).status).toBe(200);
  });

  it("guess no more than a hundred times from everywhere, which keeps its owner out on new devices alone", async () => {
    const owner = await known();
    const statuses = await statusesOf(103, (number) => `203.0.${number}.1`);
    expect(statuses).toEqual([...Array(100).fill(400), 429, 429, 429]);
    expect((await login(PASSWORD, OWNER)).status).toBe(429);
    expect((await login(PASSWORD, OWNER, owner)).status).toBe(200);
  });

  it("gain nothing from a device's mark: it is its own account's, signed, and slowed by itself", async () => {
    const { Cookie: mark } = await known();
    const forged = [mark.replace(/.$/, (last) => (last === "A" ? "B" : "A")), mark.replace(/=.{4}/, "=AAAA")];
    await statusesOf(5, () => OWNER);
    for (const Cookie of forged) expect((await login(PASSWORD, OWNER, { Cookie })).status).toBe(429);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await login("wrong", `203.0.113.${guess}`, { Cookie: mark })).status).toBe(400);
    expect((await login(PASSWORD, OWNER, { Cookie: mark })).status).toBe(429);
    move(181 * DAY);
    await statusesOf(5, () => OWNER);
    expect((await login(PASSWORD, OWNER, { Cookie: mark })).status).toBe(429);
  });

  it("who have the password do not keep the owner from the code on a known device", async () => {
    const { staff, secret } = await switchOn(app);
    const code = async (typed: string, headers: Record<string, string>) => {
      const pending = sessionHeaders(await login(PASSWORD, OWNER, headers)).Cookie;
      const Cookie = [headers.Cookie, pending].filter(Boolean).join("; ");
      return app.call("POST", "/api/loginCode", { json: { code: typed }, headers: { Cookie } });
    };
    expect(staff.Cookie).not.toContain("device");
    const first = await code(totp(secret, 1), {});
    const marks = sessionHeaders(first)
      .Cookie?.split("; ")
      .filter((cookie) => cookie.includes("device"));
    const owner = { Cookie: marks?.join("; ") ?? "" };
    for (let guess = 0; guess < 6; guess += 1) await code(`00000${guess}`, {});
    move(60_000);
    await code("111111", {});
    expect((await code(totp(secret), {})).status).toBe(429);
    expect((await code(totp(secret), owner)).status).toBe(200);
  });

  it("are forgotten when the account is reset", async () => {
    for (const network of Array(20).keys()) await statusesOf(5, () => `203.0.${network}.1`);
    for (const guess of Array(20).keys())
      await app.call("POST", "/api/login", {
        json: { username: `x${guess}`, password: "x" },
        address: OWNER,
      });
    expect((await login(PASSWORD, OWNER)).status).toBe(429);
    const { text } = await runStaffCommand(app.deps, ["reset", USERNAME.toUpperCase()]);
    const password = text.match(/^Password\s+(\S+)$/m)?.[1] ?? "";
    expect((await login(password, OWNER)).status).toBe(200);
  });

  it("wait no longer after the clock was set back", async () => {
    move(400 * DAY);
    await statusesOf(12, () => OWNER);
    move(-400 * DAY);
    const held = await login(PASSWORD, OWNER);
    expect(held.status).toBe(429);
    expect(Number(held.headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
    move(15 * 60 * 1000);
    expect((await login(PASSWORD, OWNER)).status).toBe(200);
  });

  it("with a session of a clock that was set back are not signed in, and it is forgotten", async () => {
    move(400 * DAY);
    const staff = await app.login();
    move(-400 * DAY);
    expect((await app.call("GET", "/api/staff", { headers: staff })).status).toBe(401);
    await deleteOldLogins(app.deps, new Date(), new AbortController().signal);
    const tables = app.deps.db.$extendTables<{ staff_session: { id: string } }>();
    expect(await tables.selectFrom("staff_session").select("id").execute()).toEqual([]);
  });
});
