import { answers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import type { NoticeTables } from "../../core/site/notice/notice-in-force.server";
import { privacyNoticeContract } from "./contract";
import { privacyNoticeProblems } from "./problems.server";

export const privacyNoticeAnswers = answers(privacyNoticeContract, {
  one: async ({ number }, { db }) => {
    const notices = db.$extendTables<NoticeTables>().selectFrom("privacy_notice");
    const row = await notices
      .selectAll()
      .$if(number !== undefined, (query) => query.where("number", "=", number ?? 0))
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!row) throw new Problem(404, privacyNoticeProblems.unknownNotice);
    const versions = await notices.select(["number", "since"]).orderBy("number", "desc").execute();
    return { notice: { ...row, texts: JSON.parse(row.texts) }, versions };
  },
});
