import { open } from "node:fs/promises";
import { Refusal } from "../../../platform/refusal.server";
import type { ExportedSite } from "./export-posts";
import { readGhost } from "./ghost.server";
import { readWordpress } from "./wordpress.server";

/**
 * Reads a file that another program exported: WordPress (WXR) or Ghost (JSON).
 * @param site the address of the site that it is of, where the file does not say it
 * @throws {Refusal} of any other file
 */
export async function readExport(path: string, site: string | undefined): Promise<ExportedSite> {
  const program = await programOf(path);
  if (program === "wordpress") {
    const exported = await readWordpress(path);
    if (exported.news.length + exported.reports.length > 0) return exported;
  } else if (program === "ghost") {
    const exported = await readGhost(path, site).catch(() => undefined);
    if (exported) return exported;
  }
  throw new Refusal(`${path} is no export of WordPress or Ghost with posts. Nothing was changed.`);
}

/** The program that a file may be exported by, as its beginning looks; undefined of any other. */
export async function programOf(path: string): Promise<"wordpress" | "ghost" | undefined> {
  const start = await beginningOf(path);
  if (/^\s*<\?xml|^\s*<rss|^\s*<!--/.test(start)) return "wordpress";
  return /^\s*[{[]/.test(start) ? "ghost" : undefined;
}

/** Returns whether another program exported a file, and no spreadsheet wrote it. */
export const isOtherExport = async (path: string): Promise<boolean> => (await programOf(path)) !== undefined;

async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1000), 0, 1000, 0);
    return buffer.toString("utf8", 0, bytesRead).replace(/^\uFEFF/, "");
  } finally {
    await file.close();
  }
}
