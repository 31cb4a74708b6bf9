import { createClient } from "../../../core/api/client";
import { LANGS } from "../../../core/locale/lang";
import { finder } from "../../../core/staff/find/finder";
import { charityItemsContract } from "../contract";
import { itemName } from "./item-name";

const api = createClient(charityItemsContract);

export default finder({
  group: { eng: "Charity items", tra: "慈善義賣品", sim: "慈善义卖品" },
  find: async ({ lang, signal, standIn }) => {
    const { items } = await api.list({}, signal);
    const found = items.filter((item) => standIn(LANGS.flatMap((each) => [item[each].name, item[each].tag])));
    return found.map((item) => ({
      to: `/cms/editcharityitem?item_id=${item._id}`,
      name: itemName(item, lang, "—"),
      about: item.price,
    }));
  },
});
