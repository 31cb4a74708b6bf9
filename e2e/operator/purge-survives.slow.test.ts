import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { freePort, startServer } from "../fixtures/server";
import { copyDemo } from "../setup/demo-copy";

it("tells a network of a change that it could not be told of before the power went", async () => {
  let asked = 0;
  let status = 503;
  const network = createServer((request, response) => {
    asked += 1;
    request.resume();
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => network.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void network.close().closeAllConnections());
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-purge-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await copyDemo(inject("demoDataDir"), dataDir);
  const PURGE_URL = `http://127.0.0.1:${(network.address() as AddressInfo).port}/`;
  const place = { dataDir, port: await freePort(), settings: { CDN_MAX_AGE: "60", PURGE_URL } };
  const first = await startServer(place);
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(0);
  await first.kill();
  const untold = asked;
  status = 200;
  const second = await startServer(place);
  onTestFinished(() => second.stop());
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(untold);
});
