import type { libraryContract } from "../../../media/library-contract";
import { read } from "../../../platform/http/client";
import { fill } from "../../../platform/locale/fill";
import { localized } from "../../../platform/locale/lang";
import { homeParts } from "../../../ui/frame/home-parts";

/** Apart from the other words of the feature, which the home does not need. */
const WORDS = {
  eng: { one: "1 picture lacks a description", several: "{count} pictures lack a description" },
  tra: { one: "1 張圖片欠文字說明", several: "{count} 張圖片欠文字說明" },
  sim: { one: "1 张图片缺少文字说明", several: "{count} 张图片缺少文字说明" },
};

/** Pictures on the site of which a language does not say what they show. */
async function waiting() {
  const asked = { alt: "missing", unused: "false", page: 1_000_000 } as const;
  const { total: count } = await read<typeof libraryContract.list>("/api/media", asked);
  if (count === 0) return undefined;
  return {
    somebody: false,
    to: "/cms/media?show=noAlt",
    found: localized((lang) => fill(count === 1 ? WORDS[lang].one : WORDS[lang].several, { count })),
  };
}

export default homeParts({ waiting });
