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
  const start = await beginningOf(path);
  if (/^\s*<\?xml|^\s*<rss|^\s*<!--/.test(start)) {
    const exported = await readWordpress(path);
    if (exported.news.length + exported.reports.length > 0) return exported;
  } else if (/^\s*[{[]/.test(start)) {
    const exported = await readGhost(path, site).catch(() => undefined);
    if (exported) return exported;
  }
  throw new Refusal(`${path} is no export of WordPress or Ghost with posts. Nothing was changed.`);
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1000), 0, 1000, 0);
    return buffer.toString("utf8", 0, bytesRead).replace(/^\uFEFF/, "");
  } finally {
    await file.close();
  }
}
