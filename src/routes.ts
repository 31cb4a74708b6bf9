import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import * as accounts from "./features/accounts/routes";
import * as activity from "./features/activity/routes";
import * as backup from "./features/backup/routes";
import * as charityItems from "./features/charity-items/routes";
import * as chart from "./features/chart/routes";
import * as donations from "./features/donations/routes";
import * as donors from "./features/donors/routes";
import * as enquiries from "./features/enquiries/routes";
import * as forms from "./features/forms/routes";
import * as news from "./features/news/routes";
import * as notes from "./features/notes/routes";
import * as organization from "./features/organization/routes";
import * as receipts from "./features/receipts/routes";
import * as siteDetails from "./features/site-details/routes";
import * as sma from "./features/sma/routes";
import * as special from "./features/special/routes";
import * as volunteer from "./features/volunteer/routes";

const features = [
  news,
  enquiries,
  donors,
  donations,
  receipts,
  special,
  notes,
  accounts,
  charityItems,
  organization,
  chart,
  forms,
  volunteer,
  sma,
  siteDetails,
  backup,
  activity,
];

/** Every address of the site. A feature adds its own in its folder, and one entry in the list above. */
export default [
  route(":lang?", "core/site/frame/layout.tsx", [
    index("pages/home/home.tsx"),
    route("about", "pages/about.tsx"),
    route("involved", "pages/involved.tsx"),
    route("contact", "pages/contact.tsx"),
    route("donate", "pages/donate.tsx"),
    route("privacy", "pages/privacy.tsx"),
    route("comfort", "pages/comfort.tsx"),
    route("accessibility", "pages/accessibility.tsx"),
    route("unauthorized", "pages/unauthorized.tsx"),
    ...features.flatMap(({ publicPages }) => publicPages),
    route("*", "pages/not-found.tsx"),
  ]),
  route("cms/login", "features/accounts/staff/login.tsx"),
  route("cms/login/code", "features/accounts/staff/login-code.tsx"),
  route("cms", "pages/staff/shell.tsx", [
    layout("pages/staff/screens.tsx", [
      index("pages/staff/home.tsx"),
      ...features.flatMap(({ staffScreens }) => staffScreens),
      route("*", "pages/staff/not-found.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
