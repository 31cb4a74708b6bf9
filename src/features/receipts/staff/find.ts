import { createClient } from "../../../platform/http/client";
import { plainDay } from "../../../platform/locale/format";
import { hkdAndCents } from "../../../platform/money/money";
import { finder } from "../../../ui/find/finder";
import { receiptsContract } from "../contract";
import { receiptsWords } from "../words";

const api = createClient(receiptsContract);

export default finder({
  group: { eng: receiptsWords.eng.title, tra: receiptsWords.tra.title, sim: receiptsWords.sim.title },
  find: async ({ words, lang, signal }) => {
    const { receipts, total } = await api.list({ q: words }, signal);
    const findings = receipts.map(({ serial, name, amountCents, givenOn }) => ({
      to: `/cms/receipts?show=issued&q=${serial}`,
      name: serial,
      about: [name, hkdAndCents(amountCents), plainDay(givenOn, lang)].join(" · "),
    }));
    return { findings, total, list: `/cms/receipts?${new URLSearchParams({ show: "issued", q: words })}` };
  },
});
