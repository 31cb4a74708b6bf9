/** A version of the privacy notice. */
export interface NoticeVersion {
  /** Counted from 1. */
  number: number;
  /** Since when it stands, ISO 8601, UTC. */
  since: string;
}
