import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A fake LibreTranslate server; `asked` has the requests it got. */
export function translationServer(codes: readonly string[]) {
  const asked: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const answer = (status: number, json: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(json));
    if (request.url === "/languages")
      return answer(
        200,
        codes.map((code) => ({ code, name: code, targets: codes })),
      );
    const given = JSON.parse(await textOf(request)) as { q: string[]; target: string; api_key?: string };
    asked.push(given);
    if (given.api_key !== "key") return answer(403, { error: "Invalid API key" });
    if (given.q.includes("wait")) return; // and never answers
    if (given.q.includes("break")) return response.writeHead(502).end("<h1>Bad gateway</h1>");
    return answer(200, { translatedText: given.q.map((text) => `${given.target}: ${text}`) });
  });
  return { server, asked };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Starts a server at a free port of this machine; gives its address, without a slash at its end. */
export const listening = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
