import { createClient } from "../../../core/api/client";
import { newsDate } from "../../../core/locale/dates";
import { finder } from "../../../core/staff/find/finder";
import { newsContract } from "../contract";
import { headerOf } from "./header-of";

const api = createClient(newsContract);

export default finder({
  group: { eng: "News", tra: "消息", sim: "消息" },
  find: async ({ words, lang, signal }) => {
    const { items } = await api.list({ q: words }, signal);
    return items.map((item) => ({
      to: `/cms/EditNews?news_id=${item._id}`,
      name: headerOf(item, lang, "—"),
      about: newsDate(item.date, lang),
    }));
  },
});
