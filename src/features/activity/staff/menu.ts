import { History } from "lucide-react";
import { localized } from "../../../core/locale/lang";
import type { StaffMenu } from "../../../core/staff/frame/menu";
import { activityWords } from "../words";

const title = localized((lang) => activityWords[lang].title);

export const activityMenu: StaffMenu = [{ to: "/cms/activity", label: title, icon: History }];
