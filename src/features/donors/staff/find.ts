import { createClient } from "../../../platform/http/client";
import { FALLBACK_ORDER } from "../../../platform/locale/lang";
import { finder } from "../../../ui/find/finder";
import { donorsContract } from "../contract";

const api = createClient(donorsContract);

export default finder({
  group: { eng: "Donors thanked by name", tra: "列名鳴謝的捐款人", sim: "列名鸣谢的捐款人" },
  find: async ({ lang, signal, standIn }) => {
    const { donors } = await api.all({}, signal);
    const names = donors.flatMap((each) => FALLBACK_ORDER[lang].flatMap((of) => each[of]));
    const found = [...new Set(names)].filter((name) => standIn([name]));
    return { findings: found.map((name) => ({ to: "/cms/donor", name })) };
  },
});
