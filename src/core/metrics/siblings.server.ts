import cluster, { type Worker } from "node:cluster";
import { randomUUID } from "node:crypto";
import * as z from "zod";
import { type Family, labelled } from "./exposition.server";

/** Milliseconds that a process has to tell its figures; one that is too busy is left out. */
const PATIENCE = 1000;

/** The label of a process that serves alone, or keeps those that do. */
const PRIMARY = "0";

// Between the processes of one site: a worker asks the primary, which asks all workers and tells the one.
const question = z.object({ kapok: z.literal("figures?"), id: z.string() });
const answer = z.object({
  kapok: z.literal("figures"),
  id: z.string(),
  families: z.array(z.custom<Family>()),
});

/**
 * Figures of all processes of this site, told apart by the label `process`.
 * @param own gives this process's
 */
export function siblingFigures(own: () => Family[]): () => Promise<Family[]> {
  const labelledOwn = () => labelled(own(), "process", cluster.worker ? String(cluster.worker.id) : PRIMARY);
  if (!cluster.isWorker) return async () => labelledOwn();
  const waiting = new Map<string, (families: Family[]) => void>();
  process.on("message", (message) => {
    const asked = question.safeParse(message).data;
    if (asked) process.send?.({ kapok: "figures", id: asked.id, families: labelledOwn() });
    const told = answer.safeParse(message).data;
    if (told) waiting.get(told.id)?.(told.families);
  });
  return async () => {
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<Family[]>();
    waiting.set(id, resolve);
    const late = setTimeout(() => resolve(labelledOwn()), 2 * PATIENCE);
    process.send?.({ kapok: "figures?", id });
    return promise.finally(() => {
      clearTimeout(late);
      waiting.delete(id);
    });
  };
}

/**
 * The primary's part: passes on what workers ask each other.
 * @param own gives the primary's figures, of what it alone does
 */
export function relayFigures(own: () => Family[]): void {
  cluster.on("message", async (asker, message) => {
    const asked = question.safeParse(message).data;
    if (!asked) return;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ofWorkers = await Promise.all(workers.map((worker) => figuresOf(worker)));
    const families = [...labelled(own(), "process", PRIMARY), ...ofWorkers.flat()];
    if (asker.isConnected()) asker.send({ kapok: "figures", id: asked.id, families });
  });
}

function figuresOf(worker: Worker): Promise<Family[]> {
  const id = randomUUID();
  const { promise, resolve } = Promise.withResolvers<Family[]>();
  const hear = (message: unknown) => {
    const told = answer.safeParse(message).data;
    if (told?.id === id) resolve(told.families);
  };
  const late = setTimeout(() => resolve([]), PATIENCE);
  worker.on("message", hear);
  if (worker.isConnected()) worker.send({ kapok: "figures?", id });
  else resolve([]);
  return promise.finally(() => {
    clearTimeout(late);
    worker.off("message", hear);
  });
}
