import { createClient } from "../../../core/api/client";
import { newsDate } from "../../../core/locale/dates";
import { LANGS } from "../../../core/locale/lang";
import { finder } from "../../../core/staff/find/finder";
import { newsContract } from "../contract";
import { headerOf } from "./header-of";

const api = createClient(newsContract);

export default finder({
  group: { eng: "News", tra: "消息", sim: "消息" },
  find: async ({ words, lang, signal, standIn }) => {
    const { items } = await api.list({ q: words }, signal);
    // The list looks through texts too; what has the words in its name comes first.
    const isNamed = (item: (typeof items)[number]) => standIn(LANGS.map((each) => item[each].header));
    const [named, others] = [items.filter(isNamed), items.filter((item) => !isNamed(item))];
    return [...named, ...others].map((item) => ({
      to: `/cms/EditNews?news_id=${item._id}`,
      name: headerOf(item, lang, "—"),
      about: newsDate(item.date, lang),
    }));
  },
});
