import { Import } from "lucide-react";
import { localized } from "../../platform/locale/lang";
import { screens } from "../../ui/screens";
import { importActions } from "./actions";
import { importWords } from "./words";

const title = localized((lang) => importWords[lang].title);

export default screens({
  name: "import",
  access: "site",
  menu: {
    section: "site",
    links: [{ to: "/cms/import", label: title, icon: Import, help: () => import("./staff/help") }],
  },
  journal: { title, actions: importActions, all: "/cms/import" },
});
