import type { commentsContract } from "../../../content/comments/contract";
import { COMMENTS, commentsAddress } from "../../../content/revisions/staff/history-address";
import { read } from "../../../platform/http/client";
import { fill, localized } from "../../../platform/locale/lang";
import { homeParts, NAMED } from "../../../ui/frame/home-parts";

/** Apart from the other words of the feature, which the home does not need. */
const WORDS = {
  eng: "A colleague asks you something: {count}",
  tra: "同事向您提出 {count} 項查詢",
  sim: "同事向您提出 {count} 个问题",
};

/** The open comments that mention the user. */
async function waiting() {
  const { comments } = await read<typeof commentsContract.openComments>("/api/openComments", {});
  if (comments.length === 0) return undefined;
  const count = comments.length;
  const first = comments.slice(0, NAMED).map(({ type, id, title, kind, comment: { key, by, text } }) => ({
    key,
    to: commentsAddress(type, id),
    name: title ?? kind,
    detail: `${by}: ${text}`,
  }));
  return { somebody: true, to: COMMENTS, found: localized((lang) => fill(WORDS[lang], { count })), first };
}

export default homeParts({ waiting });
