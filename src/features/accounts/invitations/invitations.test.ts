import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openApp, PASSWORD, sessionHeaders, type TestApp } from "../../../../test/app";
import { openMailServer } from "../../../../test/mail-server";
import type { InvitationTables } from "./store.server";

const CHOSEN = "otters under the old pier";

describe("an invitation", () => {
  let app: TestApp;
  let staff: Record<string, string>;

  beforeEach(async () => {
    app = await openApp();
    staff = await app.login();
  });
  afterEach(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const invite = (fields: object = {}) => {
    const json = { name: "Anna Lee", role: "writer", lang: "tra", password: PASSWORD, ...fields };
    return app.call("POST", "/api/inviteStaff", { headers: staff, json });
  };
  const read = (code: string) => app.call("POST", "/api/readInvitation", { json: { code } });
  const accept = (code: string, username: string, newPassword = CHOSEN) =>
    app.call("POST", "/api/acceptInvitation", { json: { code, username, newPassword } });
  const open = async () => {
    const answer = await app.call("GET", "/api/staff", { headers: staff });
    return (await answer.json()).invitations as { id: string; name: string; over: boolean }[];
  };
  const rows = () => app.deps.db.$extendTables<InvitationTables>();

  it("is shown, opens an account of its role however its code is typed, and nothing afterwards", async () => {
    const made = await (await invite()).json();
    expect(made.link).toBe(`${app.deps.config.publicUrl}/cms/invitation#${made.code}`);
    const typed = made.code.toUpperCase().replaceAll("-", " ");
    expect(await (await read(typed)).json()).toEqual({
      ...{ name: "Anna Lee", role: "writer", types: null, lang: "tra" },
      until: made.until,
    });
    const accepted = await accept(typed, "anna");
    expect([accepted.status, await accepted.json()]).toEqual([200, { message: "success" }]);
    const session = await app.call("GET", "/api/session", { headers: sessionHeaders(accepted) });
    expect(await session.json()).toEqual({ authenticated: true, username: "anna", role: "writer" });
    expect([(await read(made.code)).status, (await accept(made.code, "anna2")).status]).toEqual([404, 404]);
    expect(await open()).toEqual([]);
  });

  it("is stored without its code", async () => {
    const { code } = await (await invite()).json();
    const stored = JSON.stringify(await rows().selectFrom("invitation").selectAll().execute());
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll("-", ""));
  });

  it("stays good where the name is taken or the password is weak", async () => {
    const { code } = await (await invite()).json();
    const taken = await accept(code, "MEI");
    expect([taken.status, (await taken.json()).errors[0].path]).toEqual([400, "username"]);
    const weak = await accept(code, "anna", "password1234");
    expect([weak.status, (await weak.json()).errors[0].path]).toEqual([400, "newPassword"]);
    expect((await accept(code, "anna")).status).toBe(200);
  });

  it("makes one account of two who take it up at once", async () => {
    const { code } = await (await invite()).json();
    const answers = await Promise.all([accept(code, "anna"), accept(code, "ben")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it("opens nothing once it is over or withdrawn, and says so to who invited", async () => {
    const { code, id } = await (await invite({ days: 1 })).json();
    const until = new Date(Date.now() - 1000).toISOString();
    await rows().updateTable("invitation").set({ until }).where("id", "=", id).execute();
    expect([(await read(code)).status, (await accept(code, "anna")).status]).toEqual([404, 404]);
    expect(await open()).toMatchObject([{ id, name: "Anna Lee", over: true }]);
    const withdraw = () => app.call("POST", "/api/withdrawInvitation", { headers: staff, json: { id } });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 404]);
    expect(await open()).toEqual([]);
  });

  it("requires the inviter's password, and is e-mailed only where the site can send e-mail", async () => {
    const wrong = await invite({ password: "not the password" });
    expect([wrong.status, (await wrong.json()).errors[0].path]).toEqual([400, "password"]);
    const mailed = await invite({ email: "anna@example.org" });
    expect([mailed.status, (await mailed.json()).errors[0].path]).toEqual([400, "email"]);
    expect(await open()).toEqual([]);
  });
});

it("an invitation goes by e-mail with its link, in its language", async () => {
  const server = await openMailServer();
  const app = await openApp("sqlite", { SMTP_URL: server.url, MAIL_TO: "inbox@charity.example" });
  const json = { name: "陳大文", role: "writer", lang: "tra", email: "man@example.org", password: PASSWORD };
  const headers = await app.login();
  const made = await (await app.call("POST", "/api/inviteStaff", { headers, json })).json();
  app.deps.mail.start();
  await expect.poll(() => server.mails.length).toBe(1);
  const [mail] = server.mails;
  expect([mail?.recipients, mail?.headers["content-language"]]).toEqual([["man@example.org"], "zh-Hant-HK"]);
  for (const said of [made.link, made.code, "陳大文"]) expect(mail?.parts["text/plain"]).toContain(said);
  expect(app.errors()).toEqual([]);
  await app.close();
  await server.close();
});
