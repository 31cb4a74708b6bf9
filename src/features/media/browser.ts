import { Images } from "lucide-react";
import { screens } from "../../ui/screens";
import { mediaActions } from "./actions";
import { mediaTitle } from "./title";

export default screens({
  name: "media",
  ofAnyType: true,
  menu: {
    section: "content",
    links: [
      {
        to: "/cms/media",
        label: mediaTitle,
        icon: Images,
        help: () => import("./staff/help"),
        within: [{ to: "/cms/mediafile" }],
      },
    ],
  },
  find: () => import("./staff/find"),
  home: { content: () => import("./staff/home") },
  journal: {
    title: mediaTitle,
    actions: mediaActions,
    all: "/cms/media",
    one: "/cms/mediafile?media_id=",
  },
});
