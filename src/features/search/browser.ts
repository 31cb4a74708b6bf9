import { read } from "../../platform/http/client";
import { fill, localized } from "../../platform/locale/lang";
import { type Comparison, screens } from "../../ui/screens";
import type { searchContract } from "./contract";

/** It has no screen: the staff home lists searches without results. */
export default screens({ name: "search", home: { content: { comparison } } });

/** The missed searches; a synonym in the glossary fixes one. */
const TITLE = {
  eng: "Searched for on the site, not found",
  tra: "訪客搜尋不到的字詞",
  sim: "访客搜索不到的词语",
};
const ONCE = { eng: "once", tra: "1 次", sim: "1 次" };
const OFTEN = { eng: "{count} times", tra: "{count} 次", sim: "{count} 次" };

async function comparison(): Promise<Comparison | undefined> {
  const { missed } = await read<typeof searchContract.missed>("/api/missedSearches", {});
  if (missed.length === 0) return undefined;
  const lines = missed.map(({ words, times }) => ({
    label: localized(() => words),
    text: localized((lang) => fill((times === 1 ? ONCE : OFTEN)[lang], { count: times })),
    amount: times,
  }));
  return { to: "/cms/glossary", title: TITLE, lines };
}
