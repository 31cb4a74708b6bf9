import { readList } from "../../../content/staff/content-screens";
import { fill, LANGS, localized } from "../../../platform/locale/lang";
import { homeParts } from "../../../ui/frame/home-parts";

/** Apart from the other words of the feature, which the home does not need. */
const WORDS = {
  eng: { one: "1 of the newest lacks a language", several: "{count} of the newest lack a language" },
  tra: { one: "最新消息中有 1 則未備齊三種語言", several: "最新消息中有 {count} 則未備齊三種語言" },
  sim: { one: "最新消息中有 1 条未备齐三种语言", several: "最新消息中有 {count} 条未备齐三种语言" },
};

/** The newest items that are not written in all languages yet. */
async function waiting() {
  const { items } = await readList("news");
  const count = items.filter(({ complete }) => LANGS.some((lang) => !complete[lang])).length;
  if (count === 0) return undefined;
  return {
    somebody: false,
    to: "/cms/managenews",
    found: localized((lang) => fill(count === 1 ? WORDS[lang].one : WORDS[lang].several, { count })),
  };
}

export default homeParts({
  waiting,
  firstSteps: async () => {
    const { total } = await readList("news", { page: 1_000_000 });
    return [
      {
        to: "/cms/addnews",
        text: { eng: "Publish the first news", tra: "發布第一則消息", sim: "发布第一条消息" },
        isDone: total > 0,
      },
    ];
  },
});
