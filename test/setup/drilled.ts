/**
 * The files of `e2e/` that `npm run drill` alone runs: faults of machines and services, and what repeats in another way
 * what a file of the gate asks. Decision 103 names the quick sister of each.
 */
export const DRILLED = [
  "donor/receipts-survive",
  "operator/answer-lost",
  "operator/away-with-replica",
  "operator/browser-ends",
  "operator/caddy",
  "operator/foreign-answer",
  "operator/full-disk",
  "operator/hostile-uploads",
  "operator/log-stalled",
  "operator/mail-survives",
  "operator/many-machines-builds",
  "operator/nginx-pages",
  "operator/purge-survives",
  "operator/restore-killed",
  "operator/schedule-once",
  "operator/workers",
  "staff/keyboard-account",
  "staff/keyboard-messages",
  "visitor/axe-bare",
].map((file) => `e2e/${file}.test.ts`);
