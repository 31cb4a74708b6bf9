import { forgetAnswers } from "../core/api/once.server";
import { forgetVisitors } from "../core/api/visitor-allowance.server";
import { expunge } from "../core/db/expunge.server";
import { forgetSentMail } from "../core/mail/forget.server";
import { fillColours } from "../core/media/fill-colours.server";
import { sweepMedia } from "../core/media/sweep.server";
import type { DailyJob } from "../core/process/daily.server";
import { forgetLogins } from "./accounts/forget.server";
import { backUpNightly } from "./backup/nightly/nightly.server";
import { forgetDeletedDonors } from "./donations/ledger/forget.server";
import { eraseOldMessages } from "./enquiries/erase.server";
import { fillWholeWords } from "./news/whole-words.server";

/** After the jobs that forget somebody, and before the backup. */
const expungeForgotten: DailyJob = ({ db }) => expunge(db, ["enquiry_words", "donation_words"]);

/** What core and the features want done once a day. */
export const dailyJobs: readonly DailyJob[] = [
  forgetVisitors,
  forgetAnswers,
  forgetLogins,
  eraseOldMessages,
  forgetSentMail,
  forgetDeletedDonors,
  expungeForgotten,
  fillWholeWords,
  backUpNightly,
  sweepMedia,
  fillColours,
];
