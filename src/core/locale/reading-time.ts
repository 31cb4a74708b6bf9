const HAN_PER_MINUTE = 300;
const WORDS_PER_MINUTE = 200;

/**
 * Minutes that a calm reader needs, at least 1: Chinese counted by characters, everything else by words, since
 * our texts mix them.
 */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words =
    text.replaceAll(/\p{Script=Han}/gu, " ").match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(han / HAN_PER_MINUTE + words / WORDS_PER_MINUTE));
}
