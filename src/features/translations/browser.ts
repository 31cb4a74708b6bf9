import { Languages } from "lucide-react";
import type { translationContract } from "../../content/translation/contract";
import { read } from "../../platform/http/client";
import { fill, localized } from "../../platform/locale/lang";
import { screens } from "../../ui/screens";

const title = { eng: "Languages", tra: "語言版本", sim: "语言版本" };

export default screens({
  name: "translations",
  ofAnyType: true,
  menu: {
    section: "content",
    links: [
      {
        to: "/cms/languages",
        label: title,
        icon: Languages,
        help: () => import("./staff/help"),
        within: [
          {
            to: "/cms/languages/translator",
            label: { eng: "Outside translator", tra: "外間翻譯", sim: "外部翻译" },
          },
        ],
      },
    ],
  },
  home: { content: { waiting } },
  journal: { title, all: "/cms/languages" },
});

/** Words of the home. */
const WORDS = {
  eng: {
    missing: "Missing in a language: {missing}",
    stale: "Out of date in a language: {stale}",
    both: "Missing in a language: {missing}; out of date: {stale}",
  },
  tra: {
    missing: "{missing} 項文字尚欠其他語言",
    stale: "{stale} 項文字有待更新",
    both: "{missing} 項文字尚欠其他語言，{stale} 項有待更新",
  },
  sim: {
    missing: "{missing} 项文字缺少其他语言",
    stale: "{stale} 项文字有待更新",
    both: "{missing} 项文字缺少其他语言，{stale} 项有待更新",
  },
};

/** Texts that a language lacks or is behind with. */
async function waiting() {
  const { missing, stale } = await read<typeof translationContract.board>("/api/languages", { page: 1 });
  if (missing + stale === 0) return undefined;
  const said = stale === 0 ? "missing" : missing === 0 ? "stale" : "both";
  return {
    somebody: false,
    to: "/cms/languages",
    found: localized((lang) => fill(WORDS[lang][said], { missing, stale })),
  };
}
