import { read } from "../../../core/api/client";
import type { commentsContract } from "../../../core/content/comments/contract";
import { COMMENTS } from "../../../core/content/staff/versions/history-address";
import { fill } from "../../../core/locale/fill";
import { localized } from "../../../core/locale/lang";
import { homeParts } from "../../../core/staff/frame/home-parts";

/** Apart from the other words of the feature, which the home does not need. */
const WORDS = {
  eng: "A colleague asks you something: {count}",
  tra: "同事向您查詢：{count} 項",
  sim: "同事向您提问：{count} 项",
};

/** The open comments that ask something of whoever looks. */
async function waiting() {
  const { comments } = await read<typeof commentsContract.openComments>("/api/openComments", {});
  if (comments.length === 0) return undefined;
  const count = comments.length;
  return { somebody: true, to: COMMENTS, found: localized((lang) => fill(WORDS[lang], { count })) };
}

export default homeParts({ waiting });
