import { changed, recordActions } from "../../content/handlers.server";
import { savedWhole } from "../../content/registry/entry-calls.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { localized } from "../../platform/locale/lang";
import { type Donors, donorsContract } from "./contract";
import { type DonorsEntry, donors } from "./definition";

const actions = recordActions(donors);

const answered = ({ _id, version, ...texts }: DonorsEntry): Donors => ({
  _id,
  ...localized((lang) => texts[lang].names),
  version,
});

const donorsHandlers: Handlers<typeof donorsContract> = {
  all: async (_, { db }) => ({ donors: [answered(await actions.read(db))] }),

  replace: async ({ version, ...names }, call) => {
    const given = localized((lang) => ({ names: names[lang] }));
    return changed("edit", await actions.save(given, { version }, call, ""), {});
  },
};

const donorsAnswers = answers(donorsContract, donorsHandlers);

export default feature({
  name: "donors",
  answers: donorsAnswers,
  content: [donors],
  entryCalls: [
    {
      type: donors,
      saves: savedWhole("replace"),
      answered: (record) => answered(record as unknown as DonorsEntry),
    },
  ],
  demo: async (tools) => (await import("./demo.server")).seedDonors(tools),
});
