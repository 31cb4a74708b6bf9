/** Counts what was asked and how it was answered. */
export class Tally {
  readonly kinds = new Map<string, { asked: number; times: number[] }>();
  /** The answers that were not as expected. */
  readonly unexpected: string[] = [];
  /** Requests that met a connection which was just being closed, and were sent once more. */
  askedAgain = 0;

  /** Asks, and notes status and time. Gives the text of an answer that was expected. */
  async ask(
    kind: string,
    send: () => Promise<Response>,
    expected: readonly number[],
  ): Promise<string | undefined> {
    const known = this.kinds.get(kind) ?? { asked: 0, times: [] };
    this.kinds.set(kind, known);
    const begin = performance.now();
    try {
      const answer = await send();
      const text = await answer.text();
      known.asked += 1;
      known.times.push(performance.now() - begin);
      if (expected.includes(answer.status)) return text;
      this.unexpected.push(`${kind} answered ${answer.status}: ${text.slice(0, 200)}`);
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      this.unexpected.push(`${kind}: ${String(error)} ${String(cause ?? "")}`);
    }
    return undefined;
  }

  /** One line for each kind: how many, and the middle, the 99th of 100 and the longest time in ms. */
  table(): string[] {
    return [...this.kinds].map(([kind, { asked, times }]) => {
      const sorted = times.toSorted((first, second) => first - second);
      const at = (part: number) =>
        (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0).padStart(6);
      return `${kind.padEnd(10)} ${String(asked).padStart(7)}   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   max ${at(1)} ms`;
    });
  }
}
