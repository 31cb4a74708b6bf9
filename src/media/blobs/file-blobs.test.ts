import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fileBlobs } from "./file-blobs.server";

let parent: string;
let umask: number;

beforeEach(() => {
  umask = process.umask(0o022); // what most machines have, and what lets others read
  parent = mkdtempSync(join(tmpdir(), "kapok-blobs-"));
});
afterEach(() => {
  process.umask(umask);
  rmSync(parent, { recursive: true, force: true });
});

// Windows has no such modes.
it.skipIf(process.platform === "win32")("lets nobody but its owner read what is kept", async () => {
  const blobs = await fileBlobs(join(parent, "media"));
  await blobs.put("a-photo/original", new Uint8Array([1]));
  const modes = ["media", "media/incoming", "media/a-photo", "media/a-photo/original"].map((path) =>
    (statSync(join(parent, path)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(["700", "700", "700", "600"]);
});
