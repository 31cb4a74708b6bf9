import type { SmaTopicKey } from "../../site/sma-topic";

/** The anchor of a topic's source; `number` from 1, as cited. */
export function referenceId(topic: SmaTopicKey, number: number): string {
  return `${topic}-reference-${number}`;
}
