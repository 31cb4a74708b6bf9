import { read } from "../../../platform/http/client";
import { homeParts } from "../../../ui/frame/home-parts";
import type { formsContract } from "../contract";

export default homeParts({
  firstSteps: async () => {
    const { forms } = await read<typeof formsContract.list>("/api/getForms", {});
    return [
      {
        to: "/cms/patient",
        text: {
          eng: "Upload the forms that families download",
          tra: "上載供家庭下載的表格",
          sim: "上传供家庭下载的表格",
        },
        isDone: forms.length > 0,
      },
    ];
  },
});
