/** The words of a command, and whether it did what was asked. */
export interface CommandOutcome {
  text: string;
  ok: boolean;
  /** It was done, and not for everything: for whoever runs it by a timer, this is worth a look. */
  incomplete?: boolean;
}
