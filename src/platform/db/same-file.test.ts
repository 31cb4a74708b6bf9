import { copyFileSync, renameSync } from "node:fs";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app";
import { sqliteFile } from "./open.server";
import { watchFile } from "./same-file.server";

it("is not ready once another file has replaced its database", async () => {
  const app = await openApp("sqlite");
  const file = sqliteFile(app.deps.config.dataDir);
  const replaced = Promise.withResolvers<void>();
  const stop = watchFile(app.deps.db, 10, replaced.resolve);
  expect((await app.call("GET", "/readyz")).status).toBe(200);

  copyFileSync(file, `${file}.older`);
  renameSync(`${file}.older`, file);

  await replaced.promise;
  const answer = await app.call("GET", "/readyz");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: "not ready", database: false });
  stop();
  await app.close();
});
