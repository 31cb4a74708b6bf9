import { screens } from "../../core/screens";
import { translationActions } from "./actions";

export default screens({
  name: "translations",
  journal: {
    title: { eng: "Languages", tra: "語言版本", sim: "语言版本" },
    actions: translationActions,
  },
});
