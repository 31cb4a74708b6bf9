import { MailOpen } from "lucide-react";
import { screens } from "../../ui/screens";

const title = { eng: "Letters", tra: "信件範本", sim: "信件模板" };

export default screens({
  name: "donor-letters",
  access: "site",
  content: [{ address: "/cms/letters", load: () => import("./staff/screens") }],
  menu: {
    section: "people",
    links: [{ to: "/cms/letters", label: title, icon: MailOpen, help: () => import("./staff/help") }],
  },
  journal: { title, all: "/cms/letters" },
});
