import { setTimeout } from "node:timers/promises";

const JOB = /^kapok_media_jobs\{.*\} (\d+)$/gm;

/** Waits until the site at `url` has made all widths of the pictures that it was given so far. */
export async function widthsMade(url: string): Promise<void> {
  for (;;) {
    const figures = await (await fetch(`${url}/metrics`)).text();
    const jobs = [...figures.matchAll(JOB)].map(([, count]) => Number(count));
    if (jobs.length > 0 && jobs.every((count) => count === 0)) return;
    await setTimeout(200);
  }
}
