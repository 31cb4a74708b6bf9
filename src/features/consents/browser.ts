import { UserCheck } from "lucide-react";
import { screens } from "../../ui/screens";
import { consentActions } from "./actions";

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
  home: { people: () => import("./staff/home") },
  journal: { title, actions: consentActions, all: "/cms/consents", one: "/cms/consent?consent_id=" },
});
