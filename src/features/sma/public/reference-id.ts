/** The id of a topic's source; `topic` is its anchor, `number` counts from 1, as cited. */
export function referenceId(topic: string, number: number): string {
  return `${topic}-${number}`;
}
