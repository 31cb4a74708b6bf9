/**
 * Whether everything that is asked for more than a second after now is answered with what `isShown` looks for.
 * What counts is when it was asked: a slow machine may take its time with the answer.
 */
export async function isShownWithinASecond(isShown: () => Promise<boolean>): Promise<boolean> {
  const saved = performance.now();
  for (;;) {
    const asked = performance.now();
    if (await isShown()) return true;
    if (asked - saved > 1000) return false;
  }
}
