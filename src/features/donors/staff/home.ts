import { read } from "../../../platform/http/client";
import { LANGS } from "../../../platform/locale/lang";
import { homeParts } from "../../../ui/frame/home-parts";
import type { donorsContract } from "../contract";

export default homeParts({
  firstSteps: async () => {
    const { donors } = await read<typeof donorsContract.all>("/api/donors", {});
    return [
      {
        to: "/cms/donor",
        text: { eng: "Thank the donors by name", tra: "列出捐款人，以表謝意", sim: "列出捐款人，以表谢意" },
        isDone: donors.some((names) => LANGS.some((lang) => names[lang].length > 0)),
      },
    ];
  },
});
