import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OwnProcess, start } from "./built-site.ts";

/** The answer of a server: all headers but those that every node:http server adds, and the body as on the wire. */
interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/** Differ from one second or one setting to the next. */
const OF_NODE = ["date", "connection", "keep-alive"];

/** The answer of `url` to `asked`. */
export async function answerOf(url: string, asked: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A connection of its own: the server closes one that was idle while others were measured.
    get(url, { headers: asked, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const { rawHeaders } = response;
      const pairs = rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ""]] : [],
      );
      const own = pairs.filter(([name = ""]) => !OF_NODE.includes(name.toLowerCase()));
      resolve({ headers: Object.fromEntries(own), body });
    }).on("error", reject);
  });
}

/**
 * A server that does nothing but answer, byte for byte, what `url` answers to `asked`.
 * @throws when it does not
 */
export async function startBare(url: string, asked: Record<string, string>): Promise<OwnProcess & Answer> {
  const answer = await answerOf(url, asked);
  const folder = mkdtempSync(join(tmpdir(), "kapok-bare-"));
  const BODY = join(folder, "body");
  writeFileSync(BODY, answer.body);
  const server = await start(["tools/bench/bare-server.ts"], "/", {
    BODY,
    HEADERS: JSON.stringify(answer.headers),
  });
  const copy = await answerOf(server.url, asked);
  if (JSON.stringify(copy) !== JSON.stringify(answer))
    throw new Error(`The bare server differs from ${url}.`);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...server, ...answer, stop };
}
