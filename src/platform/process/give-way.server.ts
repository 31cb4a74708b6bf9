import { constants, setPriority } from "node:os";

/** Lets the site that is served beside a long command have the processor whenever it wants it: visitors come first. */
export function giveWay(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Not everybody may; it is slower for visitors then, and right all the same.
  }
}
