import { UserCheck } from "lucide-react";
import { read } from "../../platform/http/client";
import { fill, localized } from "../../platform/locale/lang";
import { screens } from "../../ui/screens";
import { consentActions } from "./actions";
import type { consentsContract } from "./contract";

const title = { eng: "Consents", tra: "同意書", sim: "同意书" };

export default screens({
  name: "consents",
  access: "people",
  menu: {
    section: "people",
    links: [
      {
        to: "/cms/consents",
        label: title,
        icon: UserCheck,
        help: () => import("./staff/help"),
        within: [
          { to: "/cms/addconsent", label: { eng: "Add Consent", tra: "新增同意書", sim: "添加同意书" } },
          { to: "/cms/consent" },
        ],
      },
    ],
  },
  home: { people: { waiting } },
  journal: { title, actions: consentActions, all: "/cms/consents", one: "/cms/consent?consent_id=" },
});

/** Words of the home. */
const WORDS = {
  eng: { one: "1 person to ask again", several: "{count} people to ask again" },
  tra: { one: "1 人須再徵詢", several: "{count} 人須再徵詢" },
  sim: { one: "1 人需再征询", several: "{count} 人需再征询" },
};

/** Consents that end or have ended, and children who have come of age. */
async function waiting() {
  const { total: count } = await read<typeof consentsContract.list>("/api/consents", { show: "due" });
  if (count === 0) return undefined;
  const found = localized((lang) => (count === 1 ? WORDS[lang].one : fill(WORDS[lang].several, { count })));
  return { somebody: true, to: "/cms/consents?show=due", found };
}
