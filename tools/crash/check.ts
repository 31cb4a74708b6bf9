import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import sharp from "sharp";
import type { ServerPlace } from "../../e2e/fixtures/server.ts";
import type { StaffClient } from "../../e2e/fixtures/staff-client.ts";
import type { Promised } from "./writers.ts";

/** Sentences about what the site has not kept, or keeps in part; none when all is well. */
export async function faults(staff: StaffClient, promised: Promised): Promise<string[]> {
  return [
    ...(await newsFaults(staff, promised)),
    ...(await typedFaults(staff, promised)),
    ...(await messageFaults(staff, promised)),
    ...(await fileFaults(staff, promised)),
  ];
}

async function newsFaults(staff: StaffClient, { news }: Promised): Promise<string[]> {
  const answer = await staff.get("/api/newsByCat?cat=all");
  const all: { news: { _id: string; eng: { header: string } }[] } = await answer.json();
  const kept = new Map(all.news.map(({ _id, eng }) => [_id, eng.header]));
  return [...news]
    .filter(([id, headers]) => !headers.includes(kept.get(id) ?? ""))
    .map(([id, headers]) => `news ${id} is ${kept.get(id)} instead of ${headers.join(" or ")}`);
}

async function typedFaults(staff: StaffClient, { typed }: Promised): Promise<string[]> {
  const found: string[] = [];
  for (const [draft, texts] of typed) {
    const answer = await staff.get(`/api/autosave?type=news&draft=${draft}`);
    const saved: { found: { form: { content: { eng: { header: string } } } } | null } = await answer.json();
    const words = saved.found?.form.content.eng.header ?? "";
    if (!texts.includes(words)) found.push(`form ${draft} has "${words}" instead of "${texts.at(-1)}"`);
  }
  return found;
}

async function messageFaults(staff: StaffClient, { messages }: Promised): Promise<string[]> {
  const { csv } = await (await staff.get("/api/exportMessages?show=all")).json();
  return messages
    .filter((name) => !csv.includes(`"${name} X"`))
    .map((name) => `the message of ${name} is lost`);
}

async function fileFaults(staff: StaffClient, { pdfs, images }: Promised): Promise<string[]> {
  const found: string[] = [];
  for (const [id, bytes] of pdfs) {
    const answer = await staff.get(`/media/${id}`);
    if (!Buffer.from(await answer.arrayBuffer()).equals(bytes))
      found.push(`PDF ${id} is not what was uploaded`);
  }
  for (const id of images) {
    const answer = await staff.get(`/media/${id}?w=160`);
    const image = sharp(await answer.arrayBuffer(), { failOn: "warning" });
    const width = await image
      .raw()
      .toBuffer({ resolveWithObject: true })
      .then(
        ({ info }) => info.width,
        () => 0,
      );
    if (width !== 160) found.push(`image ${id} is served as ${width} pixels with status ${answer.status}`);
  }
  return found;
}

/** The faults that SQLite itself finds in its file. */
export function databaseFaults({ dataDir, databaseUrl }: ServerPlace): string[] {
  if (databaseUrl) return [];
  const database = new DatabaseSync(join(dataDir, "kapok.sqlite"), { timeout: 30_000 });
  const integrity = database
    .prepare("pragma integrity_check")
    .all()
    .map((row) => String(row.integrity_check));
  const keys = database
    .prepare("pragma foreign_key_check")
    .all()
    .map((row) => JSON.stringify(row));
  database.close();
  return [...integrity.filter((word) => word !== "ok"), ...keys];
}

/** Ids of the files in the media folder, and how many half-written ones lie beside them. */
export function mediaFolder({ dataDir }: ServerPlace): { ids: string[]; incoming: number } {
  const folder = join(dataDir, "media");
  const ids = readdirSync(folder).filter((name) => name !== "incoming");
  return { ids, incoming: readdirSync(join(folder, "incoming")).length };
}

/** Lets everything in the media folder look two days old, as the sweep leaves alone what is younger. */
export function age({ dataDir }: ServerPlace): void {
  const folder = join(dataDir, "media");
  const then = (Date.now() - 2 * 24 * 60 * 60 * 1000) / 1000;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    utimesSync(join(folder, name), then, then);
  }
}
