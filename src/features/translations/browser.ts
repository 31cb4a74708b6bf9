import { screens } from "../../core/screens";

export default screens({
  name: "translations",
  journal: {
    title: { eng: "Languages", tra: "語言版本", sim: "语言版本" },
  },
});
