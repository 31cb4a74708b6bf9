/**
 * Whether whoever asks more than a second after now is shown what `isShown` looks for. It is asked all the time,
 * and what it answers after the second decides, twice: what was shown meanwhile and is gone again does not count.
 * When it was asked is what matters: a slow machine may take its time with the answer.
 */
export async function isShownWithinASecond(isShown: () => Promise<boolean>): Promise<boolean> {
  const saved = performance.now();
  for (;;) {
    const asked = performance.now();
    const shown = await isShown();
    if (asked - saved > 1000) return shown && (await isShown());
  }
}
