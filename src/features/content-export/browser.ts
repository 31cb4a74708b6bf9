import { screens } from "../../ui/screens";
import { exportActions } from "./actions";

export default screens({
  name: "content-export",
  access: "site",
  journal: {
    title: { eng: "All content", tra: "全部內容", sim: "全部内容" },
    actions: exportActions,
    all: "/cms/backup",
  },
});
