import { createClient } from "../../../core/api/client";
import { LANGS } from "../../../core/locale/lang";
import { finder } from "../../../core/staff/find/finder";
import { smaContract } from "../contract";

const api = createClient(smaContract);

export default finder({
  group: { eng: "SMA topics", tra: "SMA 主題", sim: "SMA 主题" },
  find: async ({ lang, signal, standIn }) => {
    const { sma } = await api.all({}, signal);
    const textsOf = (topic: (typeof sma)[number]) =>
      LANGS.flatMap((each) => [topic[each].title, ...topic[each].items.map(({ subTitle }) => subTitle)]);
    return sma
      .filter((topic) => standIn(textsOf(topic)))
      .map((topic) => ({ to: `/cms/editsma?topic_id=${topic._id}`, name: topic[lang].title }));
  },
});
