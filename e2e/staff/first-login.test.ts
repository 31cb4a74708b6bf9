import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freePort, startServer } from "../fixtures/server";

it("says the password of the first account at the first start that serves, not at one that cannot listen", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-first-"));
  const settings = { DEMO_CONTENT: "off", ADMIN_PASSWORD: "" };
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  await expect(startServer({ dataDir, port, settings })).rejects.toThrow("is in use by another program");
  other.close();
  const server = await startServer({ dataDir, port: await freePort(), settings });
  expect(server.logs()).toMatch(/Password +\w{5}-/);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
