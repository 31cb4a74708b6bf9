import { createClient } from "../../../core/api/client";
import { LANGS } from "../../../core/locale/lang";
import type { FirstStep } from "../../../core/staff/frame/first-step";
import { donorsContract } from "../contract";

const api = createClient(donorsContract);

export const donorsSteps: readonly FirstStep[] = [
  {
    to: "/cms/donor",
    text: { eng: "Thank the donors by name", tra: "列出捐款人，以表謝意", sim: "列出捐款人，以表谢意" },
    done: async () => {
      const { donors } = await api.all({});
      return donors.some((names) => LANGS.some((lang) => names[lang].length > 0));
    },
  },
];
