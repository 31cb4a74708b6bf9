import { CalendarCheck, FilePen, Trash2 } from "lucide-react";
import { COMMENTS, HISTORY } from "../../content/revisions/staff/history-address";
import { screens } from "../../ui/screens";

const trash = "/cms/trash";

/** In the journal its changes are under the names of whose they are. */
export default screens({
  name: "revisions",
  ofAnyType: true,
  home: { content: () => import("./staff/home"), own: () => import("./staff/home-comments") },
  menu: {
    section: "today",
    links: [
      {
        to: "/cms/drafts",
        label: { eng: "Drafts", tra: "草稿清單", sim: "草稿列表" },
        icon: FilePen,
        help: () => import("./staff/drafts-help"),
        parts: [
          {
            to: "/cms/reviews",
            label: { eng: "Approvals", tra: "審批", sim: "审核" },
            isForApprovals: true,
            help: () => import("./staff/reviews-help"),
          },
          {
            to: COMMENTS,
            // Anyone who may read an entry may say something about it.
            changes: "own",
            label: { eng: "Comments", tra: "同事留言", sim: "同事留言" },
            help: () => import("./staff/comments-help"),
          },
        ],
      },
      {
        to: "/cms/calendar",
        label: { eng: "Calendar", tra: "日程", sim: "日程" },
        icon: CalendarCheck,
        help: () => import("./staff/calendar-help"),
      },
      {
        to: trash,
        section: "site",
        label: { eng: "Trash", tra: "回收筒", sim: "回收站" },
        icon: Trash2,
        help: () => import("./staff/trash-help"),
        within: [{ to: HISTORY }],
      },
    ],
  },
  journal: { title: { eng: "Versions", tra: "版本", sim: "版本" }, all: trash },
});
