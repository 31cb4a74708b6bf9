import { describe, expect, it } from "vitest";
import { BOTH_ENGINES, PASSWORD } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { loginAs } from "../../../test/roles";
import { deleteOldAnswers } from "./idempotency.server";

const DONATION = { givenOn: "2026-01-02", amount: 321, method: "cash" };

describe.each(BOTH_ENGINES)("a save that is sent again on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const add = (key: string, donation: object = DONATION, headers = staff) =>
    app.call("POST", "/api/addDonation", {
      headers: { ...headers, "Idempotency-Key": key },
      json: { donation },
    });
  const count = async () =>
    (await (await app.call("GET", "/api/donations", { headers: staff })).json()).total;

  it("is done once, and answered as before", async () => {
    const answers = await Promise.all([add("a-key-of-one-form"), add("a-key-of-one-form")]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(first).toMatchObject({ message: "success" });
    expect(second).toEqual(first);
    expect(await count()).toBe(1);
    expect((await add("another-form's-key")).status).toBe(200); // no key at all
    expect((await add("a-key-of-other-form")).status).toBe(200);
    expect(await count()).toBe(3);
  });

  it("is answered with the same status, be it the call's own or another", async () => {
    const { headers } = await loginAs(app, "writer");
    await app.call("POST", "/api/setPublishingRule", { headers: staff, json: { review: true } });
    const call = async (path: string, key: string, json: object) => {
      const own = { ...headers, "Idempotency-Key": key };
      const answer = await app.call("POST", path, { headers: own, json });
      return { status: answer.status, body: await answer.json() };
    };
    const news = { content: { eng: { header: "Once" } } };
    const added = await call("/api/content/news", "a-key-of-new-news", news);
    expect(added.status).toBe(201);
    expect(await call("/api/content/news", "a-key-of-new-news", news)).toEqual(added);
    const path = `/api/content/news/${added.body.id}/publish`;
    const asked = await call(path, "a-key-of-publishing", {});
    expect(asked.status).toBe(202);
    expect(await call(path, "a-key-of-publishing", {})).toEqual(asked);
    await app.call("POST", "/api/setPublishingRule", { headers: staff, json: { review: false } });
  });

  it("can be tried again when it was refused", async () => {
    expect((await add("a-key-that-failed", { ...DONATION, amount: "none" })).status).toBe(400);
    const before = await count();
    expect((await add("a-key-that-failed")).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it("is another's own", async () => {
    const account = { username: "ka-ho", password: PASSWORD, newPassword: "four other plain words" };
    await app.call("POST", "/api/addStaff", { headers: staff, json: account });
    const login = { username: "ka-ho", password: account.newPassword };
    const answer = await app.call("POST", "/api/login", { json: login });
    const Cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    await add("a-key-of-two-people");
    const before = await count();
    expect((await add("a-key-of-two-people", DONATION, { Cookie })).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it("is forgotten after a day", async () => {
    await add("a-key-of-yesterday");
    const before = await count();
    const forget = (hours: number) =>
      deleteOldAnswers(app.deps, new Date(Date.now() + hours * 3_600_000), new AbortController().signal);
    await forget(23);
    await add("a-key-of-yesterday");
    expect(await count()).toBe(before);
    await forget(25);
    await add("a-key-of-yesterday");
    expect(await count()).toBe(before + 1);
  });
});
