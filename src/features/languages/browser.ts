import { screens } from "../../core/screens";
import { languagesActions } from "./actions";

export default screens({
  name: "languages",
  journal: {
    title: { eng: "Languages", tra: "語言版本", sim: "语言版本" },
    actions: languagesActions,
  },
});
