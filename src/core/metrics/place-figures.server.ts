import { statfs } from "node:fs/promises";
import type { Deps } from "../deps.server";
import { readinessOf } from "../site/health/readiness.server";
import { type Family, gauge, labelledGauge } from "./exposition.server";

/** What the place is like in which the site runs: what `/readyz` says of each part, and the room on the disk. */
export function placeFigures(deps: Pick<Deps, "db" | "media" | "config">): () => Promise<Family[]> {
  const readiness = readinessOf(deps);
  return async () => {
    const [parts, disk] = await Promise.all([readiness(), diskFigures(deps.config.dataDir)]);
    const samples = Object.entries(parts).map(([part, ok]) => ({ labels: { part }, value: ok ? 1 : 0 }));
    return [
      labelledGauge("kapok_ready", "1 where a part of the site is well, as /readyz says.", samples),
      ...disk,
    ];
  };
}

async function diskFigures(folder: string): Promise<Family[]> {
  const disk = await statfs(folder).catch(() => undefined);
  if (!disk) return [];
  return [
    gauge("kapok_disk_free_bytes", "Room on the disk of DATA_DIR for the site.", disk.bavail * disk.bsize),
    gauge("kapok_disk_size_bytes", "The disk of DATA_DIR.", disk.blocks * disk.bsize),
  ];
}
