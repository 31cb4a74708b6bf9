import { changed } from "../../content/save/changed.server";
import { saveEntry } from "../../content/save/save-entry.server";
import { publishedRecord } from "../../content/store/published.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { localized } from "../../platform/locale/lang";
import { type Donors, donorsContract } from "./contract";
import { type DonorsEntry, donors } from "./definition";

const rules = { type: donors };

const answered = ({ _id, version, ...texts }: DonorsEntry): Donors => ({
  _id,
  ...localized((lang) => texts[lang].names),
  version,
});

const donorsHandlers: Handlers<typeof donorsContract> = {
  all: async (_, { db }) => ({ donors: [answered(await publishedRecord(db, donors))] }),

  replace: async ({ version, ...names }, call) => {
    const given = localized((lang) => ({ names: names[lang] }));
    return changed("edit", await saveEntry(rules, { given, version }, call, ""), {});
  },
};

const donorsAnswers = answers(donorsContract, donorsHandlers);

export default feature({
  name: "donors",
  answers: donorsAnswers,
  content: [donors],
  demo: async (tools) => (await import("./demo.server")).seedDonors(tools),
});
