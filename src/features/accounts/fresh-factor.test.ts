import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openApp, PASSWORD, sessionHeaders, type TestApp, USERNAME } from "../../../test/app";
import { giveDevice, showPasskey } from "../../../test/passkey";
import { switchOn } from "../../../test/second-step";
import { totp } from "../../../test/totp";
import { runStaffCommand } from "./staff-command.server";

type Headers = Record<string, string>;
type Act = readonly [method: string, path: string, json: Record<string, unknown>];

/** Acts that a stolen session must not do with the password alone. */
const ACTS: readonly Act[] = [
  ["POST", "/api/newRecoveryCodes", {}],
  ["POST", "/api/passkeyOptions", {}],
  ["POST", "/api/addStaff", { username: "chan.tai-man" }],
  ["POST", "/api/resetStaff", { username: "anna" }],
  ["POST", "/api/resetTwoFactor", { username: "anna" }],
  ["DELETE", "/api/deleteStaff", { username: "anna" }],
  ["POST", "/api/removePasskey", { passkey_id: "unknown" }],
  ["POST", "/api/backupReady", {}],
  ["POST", "/api/changePassword", { currentPassword: PASSWORD, newPassword: "seven ferries at dawn" }],
  ["POST", "/api/endTwoFactor", {}],
];

describe("users with a second factor prove it again", () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await openApp();
    await send(["POST", "/api/addStaff", { username: "anna" }], await app.login());
  });
  afterEach(async () => {
    vi.useRealTimers();
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const send = ([method, path, json]: Act, headers: Headers, shown: object = {}) =>
    app.call(method, path, { headers, json: { password: PASSWORD, ...json, ...shown } });
  const pathsOf = async (answer: Response) =>
    ((await answer.json()).errors ?? []).map(({ path }: { path: string }) => path);
  const sessionsOf = async (headers: Headers) => {
    const { sessions } = await (await app.call("GET", "/api/sessions", { headers })).json();
    return sessions.map(({ id }: { id: string }) => id).sort();
  };
  const download = (headers: Headers, form: Record<string, string>) =>
    app.call("POST", "/cms/backup/file", { headers, body: new URLSearchParams(form) });
  it("as a code, for every act that makes a way in, takes one away, or takes everything along", async () => {
    const { staff, recoveryCodes, used } = await switchOn(app);
    for (const act of ACTS) {
      const [, path] = act;
      for (const shown of [{}, { code: used }]) {
        const refused = await send(act, staff, shown);
        expect([path, refused.status, await pathsOf(refused)]).toEqual([path, 400, ["code"]]);
        await app.deps.db.$extendTables<{ login_throttle: object }>().deleteFrom("login_throttle").execute();
      }
    }
    const backup = await download(staff, { password: PASSWORD });
    expect([backup.status, await pathsOf(backup)]).toEqual([400, ["code"]]);
    const codes = [...recoveryCodes].reverse();
    for (const act of ACTS.slice(1, 6)) {
      const [, path] = act;
      const done = await send(act, staff, { code: codes.pop() });
      expect([path, done.status]).toEqual([path, 200]);
    }
  });

  it("so that what a code was for can be mended and sent again with it", async () => {
    const { staff, secret } = await switchOn(app);
    const code = totp(secret, 1);
    const taken = await send(["POST", "/api/addStaff", { username: USERNAME }], staff, { code });
    expect([taken.status, await pathsOf(taken)]).toEqual([400, ["username"]]);
    const added = await send(["POST", "/api/addStaff", { username: "lok" }], staff, { code });
    expect(added.status).toBe(200);
    expect((await send(["POST", "/api/addStaff", { username: "wing" }], staff, { code })).status).toBe(400);
  });

  it("as a passkey, which is the account's own, asked for here, and opens no session", async () => {
    const staff = await app.login();
    const device = await giveDevice(app, staff);
    const act = ["POST", "/api/addStaff", { username: "lok" }] as const;
    const refused = await send(act, staff);
    expect([refused.status, await pathsOf(refused)]).toEqual([400, ["passkey"]]);
    const begun = await send(["POST", "/api/beginTwoFactor", {}], staff);
    expect([begun.status, await pathsOf(begun)]).toEqual([400, ["passkey"]]);

    const before = await sessionsOf(staff);
    const { headers, passkey } = await showPasskey(app, device, staff);
    const added = await send(act, headers, { passkey });
    expect(added.status).toBe(200);
    expect(added.headers.getSetCookie()).toEqual([]);
    expect((await send(["POST", "/api/addStaff", { username: "wing" }], headers, { passkey })).status).toBe(
      400,
    );
    expect(await sessionsOf(staff)).toEqual(before);
    const { passkey: ofAnother } = await showPasskey(app, device, staff);
    expect((await send(act, headers, { passkey: ofAnother })).status).toBe(400); // than the cookie's challenge
    const colleague = await openColleague();
    const theirs = await showPasskey(app, await giveDevice(app, colleague), staff);
    expect((await send(act, theirs.headers, { passkey: theirs.passkey })).status).toBe(400);
  });

  it("and a backup is downloaded once by the ticket that it gives, in the same session, for a minute", async () => {
    const { staff, recoveryCodes } = await switchOn(app);
    const [one, two, three] = recoveryCodes;
    const ticketFor = async (code: string | undefined): Promise<string> =>
      (await (await send(["POST", "/api/backupReady", {}], staff, { code })).json()).ticket;
    const ticket = await ticketFor(one);
    expect((await download(await openColleague(), { ticket })).status).toBe(400);
    const again = await ticketFor(two);
    const answer = await download(staff, { ticket: again });
    expect(answer.status).toBe(200);
    await answer.bytes();
    expect((await download(staff, { ticket: again })).status).toBe(400);
    const late = await ticketFor(three);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    expect((await download(staff, { ticket: late })).status).toBe(400);
  });

  /** Anna's session, with a password that a command gave her. */
  async function openColleague(): Promise<Headers> {
    const { text } = await runStaffCommand(app.deps, ["reset", "anna"]);
    const password = text.match(/^Password\s+(\S+)$/m)?.[1];
    return sessionHeaders(await app.call("POST", "/api/login", { json: { username: "anna", password } }));
  }
});
