import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { PoliteClient, Unreachable } from "./polite-client.server";

/** A server for one test, and a client whose waits are milliseconds. */
async function host(listener: RequestListener, patience = {}) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    await once(server.close(), "close");
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new PoliteClient(address, { firstWait: 1, longestWait: 4, ...patience });
  const get = (path: string, most = 1000) =>
    client.get(address + path, most, (bytes) => bytes.toString() || undefined);
  return { address, get };
}

describe("PoliteClient", () => {
  it("has six requests under way at once at most", async () => {
    const waiting: ServerResponse[] = [];
    let most = 0;
    let answered = 0;
    const answerAll = () => {
      for (const response of waiting.splice(0)) {
        answered += 1;
        response.end("here");
      }
    };
    const { get } = await host((_, response) => {
      waiting.push(response);
      most = Math.max(most, waiting.length);
      // Six wait for each other, so does the rest of twenty; a seventh would come beside them.
      if (waiting.length >= Math.min(6, 20 - answered)) setImmediate(answerAll);
    });
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => get(`/${at}`)));
    expect(all).toEqual(Array.from({ length: 20 }, () => ({ found: "here" })));
    expect(most).toBe(6);
  });

  it.each([500, 502, 503, 429])("retries after %i", async (status) => {
    let asked = 0;
    const { get } = await host((_, response) => {
      asked += 1;
      response.writeHead(asked < 3 ? status : 200).end("here");
    });
    expect(await get("/")).toEqual({ found: "here" });
    expect(asked).toBe(3);
  });

  it("retries responses that were cut off or are incomplete", async () => {
    let asked = 0;
    const { get } = await host((_, response) => {
      asked += 1;
      if (asked > 2) return response.end("here");
      response.writeHead(200, { "Content-Length": "100" });
      response.write("he", () => response.destroy());
    });
    expect(await get("/")).toEqual({ found: "here" });
    asked = 0;
    const empty = await host((_, response) => response.end(asked++ === 0 ? "" : "here"));
    expect(await empty.get("/")).toEqual({ found: "here" });
  });

  it.each([404, 410, 401])("does not retry after %i", async (status) => {
    let asked = 0;
    const { get } = await host((_, response) => {
      asked += 1;
      response.writeHead(status).end("nothing");
    });
    expect([await get("/"), asked]).toEqual(["missing", 1]);
  });

  it("waits as long as the host says, in seconds or until a date", async () => {
    const moments: number[] = [];
    const { get } = await host((_, response) => {
      moments.push(performance.now());
      const [first] = moments;
      if (moments.length > 2) return response.end("here");
      const after = moments.length === 1 ? "1" : new Date(Date.now() + 1500).toUTCString();
      response.writeHead(503, { "Retry-After": after }).end(String(first));
    });
    expect(await get("/")).toEqual({ found: "here" });
    const [first = 0, second = 0] = moments;
    expect(second - first).toBeGreaterThanOrEqual(990);
  });

  it("gives up on a host whose Retry-After is tomorrow", async () => {
    const { get } = await host((_, response) => response.writeHead(429, { "Retry-After": "86400" }).end());
    await expect(get("/")).rejects.toThrow("answered 429");
  });

  it("gives up on silence, not on slowness", async () => {
    const { get } = await host(
      async (request, response) => {
        if (request.url === "/silent") return response.write("a");
        for (const part of ["s", "l", "o", "w"]) {
          response.write(part);
          await pause(60);
        }
        response.end();
      },
      { silence: 150 },
    );
    expect(await get("/slow")).toEqual({ found: "slow" });
    await expect(get("/silent")).rejects.toThrow("silent");
  });

  it("follows a redirect on the host, and none to another", async () => {
    const foreign: string[] = [];
    const other = await host((request, response) => response.end(foreign.push(request.url ?? "")));
    const { get } = await host((request, response) => {
      const to = { "/own": "/there", "/other": `${other.address}/secret`, "/loop": "/loop" }[
        request.url ?? ""
      ];
      if (to) response.writeHead(302, { Location: to }).end();
      else response.end("here");
    });
    expect(await get("/own")).toEqual({ found: "here" });
    await expect(get("/other")).rejects.toThrow(Unreachable);
    await expect(get("/loop")).rejects.toThrow(Unreachable);
    expect(foreign).toEqual([]);
  });

  it("reads no more than is wanted", async () => {
    const { get } = await host((_, response) => response.end("x".repeat(2000)));
    expect(await get("/")).toBe("tooLarge");
  });

  it.each([
    [6, (response: ServerResponse) => response.destroy()],
    [10, (response: ServerResponse) => response.writeHead(500).end()],
  ])("asks a host %i times that fails, no more where it says nothing at all", async (times, fail) => {
    let asked = 0;
    const { get } = await host(
      (_, response) => {
        asked += 1;
        fail(response);
      },
      { tries: 2, silencesInARow: 3 },
    );
    for (const path of ["/1", "/2", "/3", "/4", "/5"]) await expect(get(path)).rejects.toThrow(Unreachable);
    expect(asked).toBe(times);
  });

  it("asks a silent host for few of the addresses that wait for their turn", async () => {
    let asked = 0;
    const { get } = await host(
      (_, response) => {
        asked += 1;
        response.destroy();
      },
      { tries: 2, silencesInARow: 3 },
    );
    const all = await Promise.allSettled(Array.from({ length: 30 }, (_, at) => get(`/${at}`)));
    expect(all.every(({ status }) => status === "rejected")).toBe(true);
    expect(asked).toBeLessThan(30);
  });
});
