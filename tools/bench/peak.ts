import type { OwnProcess } from "./built-site.ts";

const SECONDS = 8;

/** Resident bytes at most while eight clients read all news whole and sixteen read Home. */
export async function measurePeak({ url, memory }: OwnProcess): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let peak = 0;
  const read = async (path: string) => {
    while (performance.now() < end) {
      const answer = await fetch(url + path);
      for await (const _ of answer.body ?? []) peak = Math.max(peak, memory());
    }
  };
  await Promise.all([
    ...Array.from({ length: 8 }, () => read("/api/newsByCat?cat=all")),
    ...Array.from({ length: 16 }, () => read("/")),
  ]);
  return peak;
}
