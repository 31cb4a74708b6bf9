import { read } from "../../../core/api/client";
import type { autosaveContract } from "../../../core/content/autosave/contract";
import { fill } from "../../../core/locale/fill";
import { localized } from "../../../core/locale/lang";
import { homeParts } from "../../../core/staff/frame/home-parts";

/** Apart from the other words of the feature, which the home does not need. */
const WORDS = {
  eng: "Typed and not submitted: {count}",
  tra: "已輸入但未發布：{count} 項",
  sim: "已输入但没有发布：{count} 项",
};

/** The drafts of whoever asks. */
async function waiting() {
  const { autosaves } = await read<typeof autosaveContract.autosaves>("/api/autosaves", {});
  const count = autosaves.filter(({ mine }) => mine).length;
  if (count === 0) return undefined;
  return { somebody: false, to: "/cms/drafts", found: localized((lang) => fill(WORDS[lang], { count })) };
}

export default homeParts({ waiting });
