import { History } from "lucide-react";
import { localized } from "../../core/locale/lang";
import { screens } from "../../core/screens";
import { activityWords } from "./words";

const title = localized((lang) => activityWords[lang].title);

export default screens({
  name: "activity",
  menu: { section: "site", links: [{ to: "/cms/activity", label: title, icon: History }] },
});
