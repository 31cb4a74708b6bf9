import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { uploadPhoto } from "../../../test/photo";
import { openS3Server, type S3Server } from "../../../test/s3-server";
import { addNews } from "../../../test/samples";
import { originalKey } from "../../media/blobs/blob-store.server";
import type { Deps } from "../../platform/deps.server";
import { runBackupCommand, runRestoreCommand } from "./command.server";
import { emptyPlace, newFolder } from "./testing/place";

const folder = newFolder();
let server: S3Server;
let app: TestApp;
let id: string;

beforeAll(async () => {
  server = await openS3Server();
  app = await openApp("sqlite");
  const staff = await app.login();
  id = await uploadPhoto(app, staff);
  await addNews(app, staff, { coverId: id });
});
afterAll(async () => {
  await app.close();
  await server.remove();
  folder.remove();
});

const photo = async ({ media }: Pick<Deps, "media">) =>
  Buffer.from((await media.blobs.read(originalKey(id))) ?? []).toString("base64");

it("restores files into a bucket, refuses one that has them, and comes back from it", async () => {
  const bytes = await photo(app.deps);
  const file = join(folder.path, "from-files");
  expect(bytes.length).toBeGreaterThan(1000);
  expect((await runBackupCommand(app.deps, [file])).ok).toBe(true);

  const bucket = await emptyPlace("sqlite", undefined, server.settings);
  expect((await runRestoreCommand(bucket.deps, [file])).ok).toBe(true);
  expect(await photo(bucket.deps)).toBe(bytes);

  const again = await emptyPlace("sqlite", undefined, server.settings);
  const { text, ok } = await runRestoreCommand(again.deps, [file]);
  expect(ok).toBe(false);
  expect(text).toContain("already. Restore into an empty one.");
  expect(server.keys()).toContain(originalKey(id));

  const other = join(folder.path, "from-bucket");
  expect((await runBackupCommand(bucket.deps, [other])).ok).toBe(true);
  const files = await emptyPlace("sqlite");
  expect((await runRestoreCommand(files.deps, [other])).ok).toBe(true);
  expect(await photo(files.deps)).toBe(bytes);
  for (const place of [bucket, again, files]) await place.close();
});
