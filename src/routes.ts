import { index, type RouteConfig, route } from "@react-router/dev/routes";
import * as accounts from "./features/accounts/routes";
import * as donors from "./features/donors/routes";
import * as news from "./features/news/routes";

const features = [news, donors, accounts];

/** Every address of the site. A feature adds its own in its folder, and one entry in the list above. */
export default [
  route(":lang?", "core/site/layout.tsx", [
    index("pages/home/home.tsx"),
    route("about", "pages/about.tsx"),
    route("involved", "pages/involved.tsx"),
    route("sma", "pages/sma.tsx"),
    route("contact", "pages/contact.tsx"),
    route("donate", "pages/donate.tsx"),
    route("privacy", "pages/privacy.tsx"),
    route("unauthorized", "pages/unauthorized.tsx"),
    ...features.flatMap(({ publicPages }) => publicPages),
    route("*", "pages/not-found.tsx"),
  ]),
  route("cms/login", "features/accounts/staff/login.tsx"),
  route("cms", "pages/staff/shell.tsx", [
    index("pages/staff/home.tsx"),
    ...features.flatMap(({ staffScreens }) => staffScreens),
    route("*", "pages/staff/not-found.tsx"),
  ]),
] satisfies RouteConfig;
