import { expect } from "vitest";
import { PASSWORD, sessionHeaders, type TestApp, USERNAME } from "../../../../test/app";
import { creatableContent } from "../../../../test/content/creatable-content";
import { contentApi } from "../../../../test/content/entries";
import { filledPath } from "../../../../test/filled-path";
import { samples } from "../../../../test/samples";
import { createApp } from "../../../app.server";
import { isList } from "../../../content/store/derived.server";
import type { ContentTables } from "../../../content/store/tables.server";
import { originalKey } from "../../../media/blobs/blob-store.server";
import type { MediaTables } from "../../../media/media-table.server";
import type { Deps } from "../../../platform/deps.server";
import { features } from "../../index.server";

const LETTER = {
  firstName: "Mei",
  lastName: "Chan",
  email: "mei@visitor.example",
  message: "你好 👋\n\u2028end",
};

/** Calls every mutating call of every feature, so that every kind of content exists. */
export async function fillThroughApi(app: TestApp): Promise<void> {
  const staff = await app.login();
  const calls = features.flatMap(({ name, contract }) =>
    Object.entries(contract).map(([call, endpoint]) => ({ title: `${name}.${call}`, endpoint })),
  );
  for (const { title, endpoint } of calls.filter(({ endpoint }) => endpoint.kind === "write")) {
    const make = samples[title];
    if (!make) continue; // the conformance suite wants one for every call
    const json = await make(app, staff);
    const answer = await app.call(endpoint.method, filledPath(endpoint, json), { headers: staff, json });
    expect([title, answer.status]).toEqual([title, endpoint.status]);
  }
  for (const type of features.flatMap(({ content = [] }) => content).filter(isList)) {
    const { create } = contentApi(app, staff, type.name);
    const { status } = await create(await creatableContent(app, staff, type), {});
    expect([type.name, status]).toEqual([type.name, 201]);
  }
  const planned = { at: `${new Date().getFullYear() + 1}-01-02T09:00` };
  const { status } = await contentApi(app, staff, "news").create({ eng: { header: "Next year" } }, planned);
  expect(status).toBe(201);
  const invited = { name: "Anna Lee", role: "writer", lang: "tra", password: PASSWORD };
  expect((await app.call("POST", "/api/inviteStaff", { headers: staff, json: invited })).status).toBe(200);
  expect((await app.call("POST", "/api/contact", { json: LETTER })).status).toBe(200);
  const { messages } = await (await app.call("GET", "/api/messages", { headers: staff })).json();
  const answered = { message_id: messages[0]?._id, way: "email", note: "你好 👋" };
  expect((await app.call("POST", "/api/answerMessage", { headers: staff, json: answered })).status).toBe(200);
  // Writes what was looked for in vain when it ends.
  const endOfSearch = features.find(({ name }) => name === "search")?.background?.(app.deps);
  expect((await app.call("GET", "/api/search?q=nowhere")).status).toBe(200);
  await endOfSearch?.();
  await app.deps.media.settled();
}

/** The answers of the API in a place, by address, and the bytes of each file. */
export async function everythingIn(deps: Deps): Promise<Record<string, unknown>> {
  const app = createApp(deps);
  const json = { username: USERNAME, password: PASSWORD };
  const login = await app.request("http://localhost:3000/api/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(json),
  });
  expect(login.status).toBe(200);
  const headers = sessionHeaders(login);
  const found: Record<string, unknown> = {};
  for (const address of await addresses(deps)) {
    const answer = await app.request(`http://localhost:3000${address}`, { headers });
    expect([address, [200, 400, 404].includes(answer.status)]).toEqual([address, true]);
    found[address] = withoutRequestId(await answer.text());
  }
  for (const id of await blobs(deps)) {
    found[id] = Buffer.from((await deps.media.blobs.read(originalKey(id))) ?? []).toString("base64");
  }
  return found;
}

/** Calls whose answer is about the session, the moment or the machine. */
const OF_THE_MOMENT = /^\/api\/(session|sessions|backup|activity)\b/;

/** Every call that reads, and those that read one record for each record. */
async function addresses(deps: Deps): Promise<string[]> {
  const plain = features
    .flatMap(({ contract }) => Object.values(contract))
    .filter(({ method, path }) => method === "GET" && !path.includes("{") && !OF_THE_MOMENT.test(path))
    .map(({ path }) => path);
  const each = async (table: string, address: string, type?: string) =>
    (await ids(deps, table, type)).map((id) => `${address}=${id}`);
  return [
    ...plain,
    `/api/news?year=${new Date().getFullYear()}`,
    ...(await each("entry", "/api/getNews?news_id", "news")),
    ...(await each("entry", "/api/getnote?note_id", "notes")),
    ...(await each("entry", "/api/getCharityItem?item_id", "charityItems")),
    ...(await entryAddresses(deps)),
    ...(await each("media", "/api/getMedia?media_id")),
    ...(await each("enquiry", "/api/message?message_id")),
  ];
}

/** Every entry as staff read it. */
const entryAddresses = async ({ db }: Deps): Promise<string[]> => {
  const rows = await db.$extendTables<ContentTables>().selectFrom("entry").select(["type", "id"]).execute();
  return rows.map(({ type, id }) => `/api/content/${type}/${id}`).sort();
};

/** Where the present or former bytes of an id lie. */
async function blobs({ db }: Deps): Promise<string[]> {
  const tables = db.$extendTables<MediaTables>();
  const now = await tables.selectFrom("media").select("blob").execute();
  const before = await tables.selectFrom("media_version").select("blob").execute();
  return [...now, ...before].map(({ blob }) => blob);
}

async function ids({ db }: Deps, table: string, type?: string): Promise<string[]> {
  const named = db.$extendTables<Record<string, { id: string; type: string }>>();
  const rows = await named
    .selectFrom(table)
    .select("id")
    .$if(type !== undefined, (query) => query.where("type", "=", type ?? ""))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]*"/, "");
