import type { StaffMenuSection } from "../core/staff/frame/menu";
import { accountsMenu } from "./accounts/staff/menu";
import { activityMenu } from "./activity/staff/menu";
import { backupMenu } from "./backup/staff/menu";
import { charityItemsMenu } from "./charity-items/staff/menu";
import { chartMenu } from "./chart/staff/menu";
import { donationsMenu } from "./donations/staff/menu";
import { donorsMenu } from "./donors/staff/menu";
import { enquiriesMenu } from "./enquiries/staff/menu";
import { formsMenu } from "./forms/staff/menu";
import { newsMenu } from "./news/staff/menu";
import { notesMenu } from "./notes/staff/menu";
import { organizationMenu } from "./organization/staff/menu";
import { receiptsMenu } from "./receipts/staff/menu";
import { siteDetailsMenu } from "./site-details/staff/menu";
import { smaMenu } from "./sma/staff/menu";
import { specialMenu } from "./special/staff/menu";
import { volunteerMenu } from "./volunteer/staff/menu";

/** The staff area's menu, in order, by the part of the site that staff think of. */
export const staffSections: readonly StaffMenuSection[] = [
  {
    id: "news",
    title: { eng: "News and messages", tra: "消息及訪客訊息", sim: "消息和访客留言" },
    links: [...newsMenu, ...enquiriesMenu],
  },
  {
    id: "donations",
    title: { eng: "Donations", tra: "捐款", sim: "捐款" },
    links: [...donationsMenu, ...receiptsMenu],
  },
  {
    id: "about",
    title: { eng: "About page", tra: "「關於我們」網頁", sim: "“关于我们”页面" },
    links: [...notesMenu, ...organizationMenu, ...chartMenu, ...formsMenu, ...donorsMenu, ...specialMenu],
  },
  {
    id: "involved",
    title: { eng: "Get Involved page", tra: "「參與支持」網頁", sim: "“参与支持”页面" },
    links: [...charityItemsMenu, ...volunteerMenu],
  },
  { id: "sma", title: { eng: "SMA page", tra: "「認識 SMA」網頁", sim: "“认识 SMA”页面" }, links: smaMenu },
  {
    id: "site",
    title: { eng: "The site", tra: "網站", sim: "网站" },
    links: [...siteDetailsMenu, ...backupMenu, ...activityMenu, ...accountsMenu],
  },
];
