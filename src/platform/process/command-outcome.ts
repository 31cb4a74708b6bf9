/** The message of a command, and whether it succeeded. */
export interface CommandOutcome {
  text: string;
  ok: boolean;
  /** It was done, but not for everything: when run by a timer, this deserves a look. */
  incomplete?: boolean;
}
