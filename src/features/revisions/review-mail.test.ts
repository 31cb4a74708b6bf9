import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { contentApi } from "../../../test/content/entries";
import { loginAs } from "../../../test/roles";
import { addNews } from "../../../test/samples";
import type { OutboxTables } from "../../platform/mail/outbox-rows.server";

const MAIL = { SMTP_URL: "smtp://mail.example:25", MAIL_FROM: "site@charity.example" };

describe("notifications about what an administrator has to publish", () => {
  let app: TestApp;
  let staff: Record<string, string>;

  const open = async (env: Record<string, string>) => {
    app = await openApp("sqlite", env);
    staff = await app.login();
    await send("/api/setPublishingRule", { review: true });
  };
  beforeEach(() => open(MAIL));
  afterEach(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const send = async (path: string, json: object, headers = staff) => {
    const answer = await app.call("POST", path, { headers, json });
    return { status: answer.status, body: await answer.json() };
  };
  const letters = async () => {
    const rows = await app.deps.db
      .$extendTables<OutboxTables>()
      .selectFrom("outbox")
      .select(["recipient", "lang", "subject", "body_text"])
      .where("kind", "=", "review")
      .orderBy("id")
      .execute();
    return rows.map(({ recipient, lang, subject, body_text: text }) => ({ recipient, lang, subject, text }));
  };

  it("notify administrators once of a request, and its writer of the decision", async () => {
    const { headers, username } = await loginAs(app, "writer");
    await send("/api/setWorkMail", { address: "mei@charity.example", lang: "tra" });
    await send("/api/setWorkMail", { address: "writer@charity.example", lang: "eng" }, headers);
    const { create, save } = contentApi(app, headers, "news");
    const picnic = { eng: { header: "Picnic" }, tra: { header: "野餐" } };
    const { id } = (await create(picnic, {}, "Is the place right?")).body;
    const edit = (revision: number) => save(id, revision, { eng: { header: "Picnics" } }, {});
    await edit(1);
    expect(await letters()).toEqual([
      {
        ...{ recipient: "mei@charity.example", lang: "tra" },
        subject: `${username} 請您審批：野餐`,
        text: expect.stringContaining("Is the place right?"),
      },
    ]);
    const back = { type: "news", id, version: 2, comment: "It rains." };
    const key = { ...staff, "Idempotency-Key": "a-key-of-sixteen-letters" };
    expect((await send("/api/sendBack", back, key)).status).toBe(200);
    expect((await send("/api/sendBack", back, key)).status).toBe(200); // its answer was lost
    await edit(2);
    await send("/api/approve", { type: "news", id, version: 3 });
    expect((await letters()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["mei@charity.example", expect.stringContaining("請您審批")],
      ["writer@charity.example", "mei has sent back to you: Picnics"],
      ["mei@charity.example", expect.stringContaining("請您審批")],
      ["writer@charity.example", "mei has published: Picnics"],
    ]);
  });

  it("notify its writer however an administrator publishes it, and nobody of drafts or deletions", async () => {
    const { headers } = await loginAs(app, "writer");
    await send("/api/setWorkMail", { address: "writer@charity.example", lang: "eng" }, headers);
    const [published, saved, partly, deleted] = [
      await addNews(app, headers, { eng: { header: "By a button" } }),
      await addNews(app, headers, { eng: { header: "By a form" } }),
      await addNews(app, headers, { eng: { header: "In part" }, tra: { header: "部分" } }),
      await addNews(app, headers, { eng: { header: "Deleted" } }),
    ];
    const { create, publish, remove, save } = contentApi(app, staff, "news");
    await publish(published);
    await save(saved, 1, { eng: { header: "By the form" } }, {});
    await publish(partly, { langs: ["tra"] });
    await remove(deleted);
    await create({ eng: { header: "By an administrator alone" } });
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      "mei has published: By a button",
      "mei has published: By the form",
    ]);
  });

  it("go to nobody who has left, wants none, or whom the site cannot write to", async () => {
    const { headers, username } = await loginAs(app, "administrator");
    const { headers: writer } = await loginAs(app, "writer");
    expect((await send("/api/setWorkMail", { address: "none", lang: "eng" })).status).toBe(400);
    await send("/api/setWorkMail", { address: "mei@charity.example", lang: "eng" });
    await send("/api/setWorkMail", { address: "", lang: "eng" });
    await send("/api/setWorkMail", { address: "left@charity.example", lang: "eng" }, headers);
    const leaving = { headers: staff, json: { username, password: "four unrelated words" } };
    expect((await app.call("DELETE", "/api/deleteStaff", leaving)).status).toBe(200);
    await addNews(app, writer);
    expect(await letters()).toEqual([]);
    await app.close();
    await open({});
    const { headers: other } = await loginAs(app, "writer");
    await send("/api/setWorkMail", { address: "mei@charity.example", lang: "eng" });
    await addNews(app, other);
    expect(await letters()).toEqual([]);
  });
});
