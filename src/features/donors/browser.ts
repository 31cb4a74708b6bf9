import { HeartHandshake } from "lucide-react";
import { createClient } from "../../core/api/client";
import { LANGS } from "../../core/locale/lang";
import { screens } from "../../core/screens";
import { donorsContract } from "./contract";

const api = createClient(donorsContract);

export default screens({
  name: "donors",
  menu: {
    section: "about",
    links: [
      { to: "/cms/donor", label: { eng: "Donors", tra: "捐款人", sim: "捐款人" }, icon: HeartHandshake },
    ],
  },
  firstSteps: [
    {
      to: "/cms/donor",
      text: { eng: "Thank the donors by name", tra: "列出捐款人，以表謝意", sim: "列出捐款人，以表谢意" },
      done: async () => {
        const { donors } = await api.all({});
        return donors.some((names) => LANGS.some((lang) => names[lang].length > 0));
      },
    },
  ],
  journal: { title: { eng: "Donors", tra: "捐款人", sim: "捐款人" }, all: "/cms/donor" },
});
