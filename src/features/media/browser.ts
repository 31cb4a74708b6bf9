import { screens } from "../../core/screens";

export default screens({
  name: "media",
  journal: {
    title: { eng: "Images and PDFs", tra: "圖片及 PDF", sim: "图片和 PDF" },
    actions: { upload: { eng: "uploaded", tra: "已上載", sim: "已上传" } },
  },
});
