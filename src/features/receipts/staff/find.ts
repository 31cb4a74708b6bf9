import { createClient } from "../../../core/api/client";
import { plainDay } from "../../../core/locale/dates";
import { hkdAndCents } from "../../../core/money";
import { finder } from "../../../core/staff/find/finder";
import { receiptsContract } from "../contract";
import { receiptsWords } from "../words";

const api = createClient(receiptsContract);

export default finder({
  group: { eng: receiptsWords.eng.title, tra: receiptsWords.tra.title, sim: receiptsWords.sim.title },
  find: async ({ words, lang, signal }) => {
    const { receipts, total } = await api.list({ q: words }, signal);
    const findings = receipts.map(({ serial, name, amountCents, givenOn }) => ({
      to: `/cms/receipts?q=${serial}`,
      name: serial,
      about: [name, hkdAndCents(amountCents), plainDay(givenOn, lang)].join(" · "),
    }));
    return { findings, total, list: `/cms/receipts?${new URLSearchParams({ q: words })}` };
  },
});
