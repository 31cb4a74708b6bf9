import { readList } from "../../../content/staff/content-screens";
import { homeParts } from "../../../ui/frame/home-parts";
import { forms } from "../definition";

export default homeParts({
  firstSteps: async () => {
    const { total } = await readList(forms.name);
    return [
      {
        to: "/cms/patient",
        text: {
          eng: "Upload the forms that families download",
          tra: "上載供家庭下載的表格",
          sim: "上传供家庭下载的表格",
        },
        isDone: total > 0,
      },
    ];
  },
});
