import { describe, expect, it } from "vitest";
import { openApp, USERNAME } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { loginAs } from "../../../test/roles";
import { addNews } from "../../../test/samples";
import type { OutboxTables } from "../../platform/mail/outbox-rows.server";

describe("what colleagues say of an entry", () => {
  const { app, staff } = appTests();
  const send = async (path: string, json: object, headers = staff) => {
    const answer = await app.call("POST", path, { headers, json });
    return { status: answer.status, body: await answer.json() };
  };
  const read = async (path: string, headers = staff) => {
    const answer = await app.call("GET", path, { headers });
    return { status: answer.status, body: await answer.json() };
  };
  const commentsOf = async (id: string, headers = staff) =>
    (await read(`/api/comments?type=news&id=${id}`, headers)).body;
  const asked = async (headers: Record<string, string>) =>
    (await read("/api/openComments", headers)).body.comments;

  it("is readable with permission, mentions somebody, and is resolved or reopened", async () => {
    const id = await addNews(app, staff, { eng: { header: "Picnic" } });
    const reader = await loginAs(app, "viewer");
    const writer = await loginAs(app, "writer");
    const comment = { type: "news", id, text: " Is the place right? ", names: writer.username };
    const { status, body } = await send("/api/addComment", comment, reader.headers);
    expect(status).toBe(200);
    const { comments, colleagues, title } = await commentsOf(id, writer.headers);
    expect(title).toMatchObject({ eng: "Picnic" });
    expect(comments).toEqual([
      {
        ...{ key: body.key, by: reader.username, text: "Is the place right?", names: writer.username },
        ...{ at: expect.any(String), doneBy: null, doneAt: null, review: false },
      },
    ]);
    expect(colleagues).toEqual(expect.arrayContaining([USERNAME, reader.username]));
    expect(colleagues).not.toContain(writer.username);
    expect((await contentApi(app, staff, "news").read(id)).body.comments).toBe(1);
    expect(await asked(writer.headers)).toMatchObject([{ type: "news", id, comment: { key: body.key } }]);
    expect(await asked(staff)).toEqual([]);
    const end = (done: boolean, headers: Record<string, string>) =>
      send("/api/endComment", { type: "news", id, key: body.key, done }, headers);
    expect((await end(true, writer.headers)).status).toBe(200);
    expect(await asked(writer.headers)).toEqual([]);
    expect((await commentsOf(id)).comments).toMatchObject([{ doneBy: writer.username }]);
    expect((await contentApi(app, staff, "news").read(id)).body.comments).toBe(0);
    await end(false, staff);
    expect(await asked(writer.headers)).toHaveLength(1);
    // Comments on deleted entries are open for nobody.
    await app.call("DELETE", "/api/deleteNews", { headers: staff, json: { news_id: id } });
    expect(await asked(writer.headers)).toEqual([]);
    expect((await read(`/api/comments?type=news&id=${id}`)).status).toBe(404);
  });

  it("is hidden without permission, and mentions nobody else", async () => {
    const id = await addNews(app, staff);
    const treasurer = await loginAs(app, "treasurer");
    const writer = await loginAs(app, "writer");
    const { body } = await send("/api/addComment", { type: "news", id, text: "Private" });
    expect((await read(`/api/comments?type=news&id=${id}`, treasurer.headers)).status).toBe(403);
    const own = await send("/api/addComment", { type: "news", id, text: "I" }, treasurer.headers);
    const of = { type: "news", id, key: body.key };
    const end = await send("/api/endComment", { ...of, done: true }, treasurer.headers);
    expect([own.status, end.status]).toEqual([403, 403]);
    for (const names of [treasurer.username, "nobody"]) {
      const refused = await send("/api/addComment", { type: "news", id, text: "You?", names });
      expect([refused.status, refused.body.errors[0].path]).toEqual([400, "names"]);
    }
    const details = await contentApi(app, staff, "siteDetails").read("siteDetails");
    const site = { type: "siteDetails", id: details.body.id };
    expect((await send("/api/addComment", { ...site, text: "Bank?" }, writer.headers)).status).toBe(403);
    expect((await send("/api/addComment", { ...site, text: "Bank?" })).status).toBe(200);
    expect((await send("/api/addComment", { type: "news", id: "none", text: "X" })).status).toBe(404);
    expect((await send("/api/addComment", { type: "news", id, text: "  " })).status).toBe(400);
    const other = { ...of, id: await addNews(app, staff), done: true };
    expect((await send("/api/endComment", { ...of, key: "none", done: true })).status).toBe(404);
    expect((await send("/api/endComment", other)).status).toBe(404);
    const visitor = await (await app.call("GET", `/api/getNews?news_id=${id}`)).text();
    expect(visitor).not.toContain("Private");
  });

  it("is e-mailed once to those it mentions", async () => {
    const env = { SMTP_URL: "smtp://mail.example:25", MAIL_FROM: "site@charity.example" };
    const other = await openApp("sqlite", env);
    const headers = await other.login();
    const call = (path: string, json: object, as = headers) =>
      other.call("POST", path, { headers: { ...as, "Idempotency-Key": "a-key-of-sixteen-letters" }, json });
    const writer = await loginAs(other, "writer");
    await call("/api/setWorkMail", { address: "wing@charity.example", lang: "sim" }, writer.headers);
    const id = await addNews(other, headers, { eng: { header: "Picnic" }, sim: { header: "野餐" } });
    const comment = { type: "news", id, text: "Where?", names: writer.username };
    await call("/api/addComment", comment);
    await call("/api/addComment", comment); // its answer was lost
    const letters = await other.deps.db
      .$extendTables<OutboxTables>()
      .selectFrom("outbox")
      .select(["recipient", "subject", "body_text"])
      .execute();
    expect(letters).toEqual([
      {
        ...{ recipient: "wing@charity.example", subject: "mei 就该项目向您提问：野餐" },
        body_text: expect.stringContaining(`/cms/comments?type=news&id=${id}`),
      },
    ]);
    expect(other.errors()).toEqual([]);
    await other.close();
  });
});
