import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { buffer, json, text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { pdfFile } from "../../src/media/testing/pdf-files";
import { sessionCookie } from "../fixtures/content";
import { type Site, startSite } from "../fixtures/site";

const VISITORS = 20;
const MEGABYTE = 1024 * 1024;
const BOUNDARY = "-----between-the-parts-of-a-form-----";

let site: Site;
const agents: Agent[] = [];
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  await site.remove();
});

interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Somebody with one connection, which is kept. */
function visitor() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  const ask = ({ path, method = "GET", headers = {} }: Call): ClientRequest =>
    request(site.url + path, { agent, method, headers });
  const get = async (path: string, headers = {}): Promise<IncomingMessage> => {
    const [answer] = await once(ask({ path, headers }).end(), "response");
    return answer;
  };
  return { ask, get };
}

/** A request that the server has, and whose body it waits for. */
async function begun(call: Call, bytes: number): Promise<ClientRequest> {
  const headers = { "Content-Length": String(bytes), Expect: "100-continue", ...call.headers };
  const sent = visitorRequest({ method: "POST", ...call, headers });
  sent.flushHeaders();
  await once(sent, "continue");
  return sent;
}
const visitorRequest = (call: Call) => visitor().ask(call);

async function ended(sent: ClientRequest, rest: string | Buffer): Promise<IncomingMessage> {
  const answer = once(sent, "response");
  sent.end(rest);
  return (await answer)[0];
}

const message = (name: string) =>
  JSON.stringify({ firstName: name, lastName: "X", email: "v@visitor.example", message: "Hello" });

const upload = (pdf: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`),
    pdf,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
/** More than the system holds of an answer that nobody reads. */
function hugePdf(): Buffer {
  const bytes = randomBytes(3 * MEGABYTE).toString("hex");
  return pdfFile({ objects: [`<< /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`] });
}

it("drops nothing that is under way when it is told to end, and says of each last answer that it is the last", async () => {
  site = await startSite({ LOG_LEVEL: "info" });
  const cookie = await sessionCookie(site);
  const form = { Cookie: cookie, "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` };
  const pdf = hugePdf();
  const body = upload(pdf);
  const first = await ended(await begun({ path: "/api/upload", headers: form }, body.length), body);
  expect(first.statusCode).toBe(201);
  const { public_id } = (await json(first)) as { public_id: string };

  // Connections that have been used and are used no more, one that never was, and those with something under way.
  const idle = Array.from({ length: VISITORS }, visitor);
  for (const { get } of idle) expect((await text(await get("/"))).length).toBeGreaterThan(1000);
  const { port } = new URL(site.url);
  const unused = connect(Number(port), "127.0.0.1");
  await once(unused, "connect");
  const names = Array.from({ length: VISITORS }, (_, number) => `Visitor${number}`);
  const forms = await Promise.all(
    names.map((name, number) => {
      const from = { "X-Forwarded-For": `10.0.7.${number}`, "Content-Type": "application/json" };
      return begun({ path: "/api/contact", headers: from }, message(name).length);
    }),
  );
  const half = await begun({ path: "/api/upload", headers: form }, body.length);
  half.write(body.subarray(0, body.length / 2));
  const slow = await visitor().get(`/media/${public_id}`, { Cookie: cookie }); // read only later
  expect(slow.headers.connection).toBe("keep-alive");

  const stopped = site.stop();
  await once(unused.resume(), "close");
  for (const [number, name] of names.entries()) {
    const answer = await ended(forms[number] as ClientRequest, message(name));
    expect([name, answer.statusCode, answer.headers.connection]).toEqual([name, 200, "close"]);
    await text(answer);
  }
  const taken = await ended(half, body.subarray(body.length / 2));
  expect([taken.statusCode, taken.headers.connection]).toEqual([201, "close"]);
  await text(taken);
  expect(digest(await buffer(slow))).toBe(digest(pdf));
  await stopped;

  await site.start();
  const { csv } = (await json(
    await visitor().get("/api/exportMessages?show=all", { Cookie: await sessionCookie(site) }),
  )) as { csv: string };
  expect(names.filter((name) => !csv.includes(`"${name} X"`))).toEqual([]);
});
