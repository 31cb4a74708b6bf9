import { Mail } from "lucide-react";
import { screens } from "../../ui/screens";

export default screens({
  name: "enquiries",
  access: "messages",
  menu: {
    section: "today",
    links: [
      {
        to: "/cms/messages",
        label: { eng: "Messages", tra: "訊息", sim: "留言" },
        icon: Mail,
        help: () => import("./staff/help"),
        within: [{ to: "/cms/message" }],
      },
    ],
  },
  home: { messages: () => import("./staff/home") },
  find: () => import("./staff/find"),
  journal: {
    title: { eng: "Messages", tra: "訊息", sim: "留言" },
    all: "/cms/messages",
    one: "/cms/message?message_id=",
    many: ["person"],
  },
});
