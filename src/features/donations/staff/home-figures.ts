import { read } from "../../../platform/http/client";
import { hongKongDay, monthName } from "../../../platform/locale/format";
import { fill, localized } from "../../../platform/locale/lang";
import { hkd } from "../../../platform/money/money";
import { type Comparison, homeParts } from "../../../ui/frame/home-parts";
import type { ledgerContract } from "../ledger/contract";

const TITLE = { eng: "Donations this month", tra: "本月捐款", sim: "本月捐款" };
const SO_FAR = {
  eng: "{month} {year}, so far",
  tra: "{year}年{number}月（至今）",
  sim: "{year}年{number}月（至今）",
};
const WHOLE = { eng: "{month} {year}", tra: "{year}年{number}月", sim: "{year}年{number}月" };

/** The gifts of this month, beside the whole of the same month a year ago. */
async function giftsOfMonth(): Promise<Comparison> {
  const [year = 0, month = 0] = hongKongDay(new Date()).split("-").map(Number);
  const sums = await Promise.all([year, year - 1].map((each) => sumOfMonth(each, month)));
  const lines = sums.map((amount, before) => ({
    amount,
    text: hkd(amount),
    label: localized((lang) =>
      fill((before ? WHOLE : SO_FAR)[lang], {
        month: monthName(month, lang),
        number: month,
        year: year - before,
      }),
    ),
  }));
  return { to: "/cms/donationtotals", title: TITLE, lines };
}

async function sumOfMonth(year: number, month: number): Promise<number> {
  const methods = (await read<typeof ledgerContract.totals>("/api/donationTotals", { year })).months[
    month - 1
  ];
  return Object.values(methods ?? {}).reduce((sum, cents) => sum + cents, 0);
}

export default homeParts({ comparison: giftsOfMonth });
