import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { oldCalls } from "../../src/features/import/source/read-answers.server";
import { answerTo } from "./answers";
import type { OldContent } from "./content";

/** An old site as a folder of its answers, and one of its files. */
export interface OldFolder {
  old: string;
  media: string;
  remove(): void;
}

/** Writes what an old site answers and has into a new folder. */
export function writeOldSite(content: OldContent): OldFolder {
  const folder = mkdtempSync(join(tmpdir(), "kapok-old-site-"));
  const [old, media] = [join(folder, "answers"), join(folder, "media")];
  mkdirSync(old);
  for (const { name, parameter, value } of oldCalls(new Date())) {
    const query = new URLSearchParams(parameter && value !== undefined ? { [parameter]: value } : {});
    const answer = answerTo(content, name, query);
    const file = value === undefined ? `${name}.json` : `${name}-${value}.json`;
    if (answer) writeFileSync(join(old, file), JSON.stringify(answer));
  }
  for (const [path, bytes] of content.files) {
    mkdirSync(dirname(join(media, path)), { recursive: true });
    writeFileSync(join(media, path), bytes);
  }
  return { old, media, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
