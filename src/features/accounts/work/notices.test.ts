import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openApp, PASSWORD, type TestApp, USERNAME } from "../../../../test/app";
import { loginAs } from "../../../../test/roles";
import { addNews } from "../../../../test/samples";

const MAIL = { SMTP_URL: "smtp://mail.example:25", MAIL_FROM: "site@charity.example" };

describe("letters about an account", () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openApp("sqlite", MAIL);
  });
  afterEach(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const letters = async () => {
    const outbox = app.deps.db.$extendTables<{
      outbox: { recipient: string; subject: string; id: string };
    }>();
    return outbox.selectFrom("outbox").select(["recipient", "subject"]).orderBy("id").execute();
  };
  const post = (path: string, json: object, headers: Record<string, string>) =>
    app.call("POST", path, { headers, json });

  it("go to the old and the new address on a change, and to the owner on a new password", async () => {
    const { headers, username } = await loginAs(app, "writer");
    const address = (address: string) => post("/api/setWorkMail", { address, lang: "eng" }, headers);
    await address("one@charity.example");
    await address("one@charity.example");
    expect(await letters()).toEqual([]);
    await address("two@charity.example");
    const subject = "The e-mail address of your account was changed";
    expect(await letters()).toEqual([
      { recipient: "one@charity.example", subject },
      { recipient: "two@charity.example", subject },
    ]);
    const json = { currentPassword: "typed by a colleague", newPassword: "seven quiet ferries at dawn" };
    expect((await post("/api/changePassword", json, headers)).status).toBe(200);
    const administrator = await app.login();
    await post("/api/resetStaff", { username, password: PASSWORD }, administrator);
    expect((await letters()).slice(2)).toEqual(
      Array(2).fill({
        recipient: "two@charity.example",
        subject: "The password of your account was changed",
      }),
    );
  });

  it("and others have a subject of one line, whatever title is in it", async () => {
    const administrator = await app.login();
    await post("/api/setWorkMail", { address: "mei@charity.example", lang: "eng" }, administrator);
    const { headers } = await loginAs(app, "writer");
    const id = await addNews(app, headers, { eng: { header: "Line one\nline two" } });
    const comment = { type: "news", id, text: "Is this right?", names: USERNAME };
    expect((await post("/api/addComment", comment, headers)).status).toBe(200);
    expect((await letters()).map(({ subject }) => subject)).toMatchObject([
      expect.stringContaining("Line one line two"),
    ]);
  });
});
