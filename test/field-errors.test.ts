import { describe, expect, it } from "vitest";
import { addForm } from "../src/features/forms/testing/samples";
import { appTests } from "./app-tests";
import { addNews } from "./samples";

const LARGEST = 2 ** 31 - 1;
const named = { eng: { name: "Pin" } };
const headed = { eng: { header: "x" } };
const wrong = (expected: string) => `This has the wrong type: expected ${expected}.`;
const MISSING = "Please fill this in.";

describe("what is said of a wrong field", () => {
  const { app, staff } = appTests();
  const errorsOf = async (path: string, json: unknown) => {
    const answer = await app.call("POST", path, { headers: staff, json });
    expect(answer.status).toBe(400);
    return (await answer.json()).errors;
  };

  it.each([
    ["/api/changeStar", { news_id: "x", starred: "true" }, { starred: wrong("boolean") }],
    ["/api/changeStar", { news_id: "x" }, { starred: MISSING }],
    ["/api/addspecial", { num: "1", photo_id: null }, { num: wrong("number") }],
    ["/api/addspecial", { num: "one", photo_id: null }, { num: "Enter a number using digits only." }],
    ["/api/addCharityItem", { item: { ...named, price: 100 } }, { "item.price": wrong("string") }],
    ["/api/addCharityItem", { item: { ...named, coverId: "too long" } }, { "item.coverId": wrong("array") }],
    ["/api/editFormName", { form_id: "x", formValue: { eng: 5 } }, { "formValue.eng": wrong("string") }],
    ["/api/editFormName", { form_id: "x", formValue: 5 }, { formValue: wrong("string | object") }],
    ["/api/editFormName", { form_id: "x" }, { formValue: MISSING }],
    ["/api/addnews", { news: { eng: { header: "\u200b" } } }, { "news.eng.header": expect.any(String) }],
    [
      "/api/charityItemEnquiry",
      {},
      { item_id: MISSING, name: expect.any(String), telephone: expect.any(String) },
    ],
    ["/api/adddonor", { eng: [5], tra: [], sim: "" }, { "eng.0": wrong("string") }],
    ["/api/adddonor", { eng: ["x", null], tra: [], sim: "" }, { "eng.1": wrong("string") }],
    [
      "/api/addnews",
      { news: { ...headed, date: "yesterday" } },
      { "news.date": expect.stringMatching(/date/) },
    ],
    ["/api/addnews", { news: { ...headed, date: 5 } }, { "news.date": wrong("string") }],
    ["/api/addnews", { news: { ...headed, category: "Gossip" } }, { "news.category": expect.any(String) }],
    [
      "/api/addnews",
      { news: { ...headed, category: ["nope", 5] } },
      { "news.category.0": expect.any(String), "news.category.1": expect.any(String) },
    ],
  ])("%s %j", async (path, json, expected) => {
    const all = Object.entries(expected).map(([field, message]) => ({ path: field, message }));
    expect(await errorsOf(path, json)).toEqual(all);
  });

  it("names a version after which there is no other", async () => {
    const news = { _id: await addNews(app, staff), ...headed, version: LARGEST };
    const form_id = await addForm(app, staff);
    const item = { _id: "x", ...named, version: LARGEST };
    for (const [path, json, field] of [
      ["/api/editNews", { news }, "news.version"],
      ["/api/editFormName", { form_id, formValue: "x", version: LARGEST }, "version"],
      ["/api/editCharityItem", { item }, "item.version"],
    ] as const) {
      expect(await errorsOf(path, json)).toContainEqual({ path: field, message: expect.any(String) });
    }
    const last = { ...news, version: LARGEST - 1 };
    const answer = await app.call("POST", "/api/editNews", { headers: staff, json: { news: last } });
    expect(answer.status).toBe(409);
  });

  it.each([
    ["/api/news", "year", ["2e3", "0x7D0", "%202020", "2020.0", "%2B2020", "02020", "abc", ""]],
    ["/api/newsByCat?cat=all", "page", ["1e0", "0x1", "%201", "1.0", "%2B1", "01", "0", ""]],
    ["/api/newsByCat?cat=all", "limit", ["1e1", "101", "-1"]],
    ["/api/content/notes", "page", ["1e0", "%201"]],
    ["/api/donations", "year", ["2e3", "02026"]],
    ["/api/donations", "month", ["1e0", "0x1", "01"]],
  ])("%s takes a %s in digits alone", async (path, name, values) => {
    for (const value of values) {
      const address = `${path}${path.includes("?") ? "&" : "?"}${name}=${value}`;
      const answer = await app.call("GET", address, { headers: staff });
      expect([address, answer.status]).toEqual([address, 400]);
      expect((await answer.json()).errors).toEqual([{ path: name, message: expect.any(String) }]);
    }
  });
});
