import { Images } from "lucide-react";
import { screens } from "../../core/screens";
import { mediaActions } from "./actions";

const title = { eng: "Pictures and PDFs", tra: "圖片及 PDF", sim: "图片和 PDF" };

export default screens({
  name: "media",
  menu: {
    section: "site",
    links: [
      {
        to: "/cms/media",
        label: title,
        icon: Images,
        help: () => import("./staff/help"),
        within: [{ to: "/cms/mediafile" }],
      },
    ],
  },
  find: () => import("./staff/find"),
  home: () => import("./staff/home"),
  journal: {
    title,
    actions: mediaActions,
    all: "/cms/media",
    one: "/cms/mediafile?media_id=",
  },
});
