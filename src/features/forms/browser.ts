import { FileDown } from "lucide-react";
import { createClient } from "../../core/api/client";
import { screens } from "../../core/screens";
import { formsContract } from "./contract";

const api = createClient(formsContract);

export default screens({
  name: "forms",
  menu: {
    section: "about",
    links: [
      {
        to: "/cms/patient",
        label: { eng: "Downloadable Forms", tra: "可供下載的表格", sim: "可供下载的表格" },
        icon: FileDown,
      },
    ],
  },
  firstSteps: [
    {
      to: "/cms/patient",
      text: {
        eng: "Upload the forms that families download",
        tra: "上載供家庭下載的表格",
        sim: "上传供家庭下载的表格",
      },
      done: async () => (await api.list({})).forms.length > 0,
    },
  ],
  journal: {
    title: { eng: "Downloadable forms", tra: "可供下載的表格", sim: "可供下载的表格" },
    all: "/cms/patient",
  },
});
