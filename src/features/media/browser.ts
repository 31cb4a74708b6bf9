import { screens } from "../../core/screens";
import { mediaActions } from "./actions";

export default screens({
  name: "media",
  journal: {
    title: { eng: "Images and PDFs", tra: "圖片及 PDF", sim: "图片和 PDF" },
    actions: mediaActions,
  },
});
