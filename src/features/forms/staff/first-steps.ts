import { createClient } from "../../../core/api/client";
import type { FirstStep } from "../../../core/staff/frame/first-step";
import { formsContract } from "../contract";

const api = createClient(formsContract);

export const formsSteps: readonly FirstStep[] = [
  {
    to: "/cms/patient",
    text: {
      eng: "Upload the forms that families download",
      tra: "上載供家庭下載的表格",
      sim: "上传供家庭下载的表格",
    },
    done: async () => (await api.list({})).forms.length > 0,
  },
];
