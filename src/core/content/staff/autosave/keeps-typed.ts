/** Tells whether this browser keeps anything typed by anybody; apart, since the frame of every screen asks. */
export function keepsTyped(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("draft "));
  } catch {
    return false;
  }
}
