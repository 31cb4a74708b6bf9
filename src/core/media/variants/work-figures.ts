/** Counts of jobs. */
export interface WorkFigures {
  /** Jobs lying there that somebody waits for. */
  waiting: number;
  /** Jobs lying there that nobody waits for. */
  background: number;
  running: number;
  /** Jobs turned away since the start, because too many lay there. */
  refused: number;
}

/** The same with what was found when the store was swept. */
export interface MediaFigures extends WorkFigures {
  /** Files that no row knew and that were removed since the start. */
  swept: number;
}
