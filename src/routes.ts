import { globSync } from "node:fs";
import { join } from "node:path";
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { signInPages } from "./features/accounts/routes";

/** The exports of a feature's `routes.ts`; the file is found by its place. */
interface FeatureRoutes {
  /** Below the frame of the public site, with or without a language before them. */
  publicPages?: RouteConfigEntry[];
  /** Below `/cms`, in the frame of the staff area. */
  staffScreens?: RouteConfigEntry[];
}

/** The screens that follow from the definitions of content types. */
const CONTENT = "pages/staff/content.tsx";

const found = globSync("features/*/routes.ts", { cwd: import.meta.dirname }).sort();
const features: FeatureRoutes[] = await Promise.all(
  found.map((file) => import(/* @vite-ignore */ join(import.meta.dirname, file))),
);

/** The public pages, with or without a language before them. */
const publicPages = [
  route("about", "pages/about.tsx"),
  route("sma", "pages/sma.tsx"),
  route("archive", "pages/archive.tsx"),
  route("involved", "pages/involved.tsx"),
  route("contact", "pages/contact.tsx"),
  route("donate", "pages/donate.tsx"),
  route("privacy", "pages/privacy.tsx"),
  route("comfort", "pages/comfort.tsx"),
  route("search", "pages/search.tsx"),
  route("accessibility", "pages/accessibility.tsx"),
  route("unauthorized", "pages/unauthorized.tsx"),
  ...features.flatMap((feature) => feature.publicPages ?? []),
];

/**
 * Addresses below `/cms` that public pages have too: they would be taken for those pages in a language called `cms`,
 * which is nearer than `*`.
 */
const sharedWithPages = publicPages.flatMap(({ path }) =>
  path === undefined ? [] : [route(path, CONTENT, { id: `cms/${path}` })],
);

/** Every address of the site. A feature adds its own in its folder. */
export default [
  route(":lang?", "site/frame/layout.tsx", [
    index("pages/home/home.tsx"),
    ...publicPages,
    route("*", "pages/other.tsx"),
  ]),
  ...signInPages,
  route("cms", "pages/staff/shell.tsx", [
    layout("pages/staff/screens.tsx", [
      index("pages/staff/home.tsx"),
      ...features.flatMap(({ staffScreens = [] }) => staffScreens),
      ...sharedWithPages,
      route("*", CONTENT),
    ]),
  ]),
] satisfies RouteConfig;
