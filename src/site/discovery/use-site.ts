import { useLang } from "../../platform/locale/lang-context";
import { siteHref } from "../frame/link";
import { useMenu } from "../frame/menu";
import { useOrigin } from "../frame/page-head";
import { useSiteDetails } from "../frame/site-details-context";
import { breadcrumbs, type Thing } from "./structured-data";

/** The site as structured data names it, and whole addresses of its pages in the language of this one. */
export function useSite() {
  const site = { origin: useOrigin(), lang: useLang(), details: useSiteDetails() };
  return { site, address: (path: string) => site.origin + siteHref(`/${site.lang}`, path) };
}

/** Plain address and name of a page. */
interface Step {
  path: string;
  name: string;
}

/** The way to a page from Home, by the words of the menu and the footer where they have a link to a step. */
export function useBreadcrumbs(...steps: readonly Step[]): Thing {
  const { header, footer } = useMenu();
  const { site, address } = useSite();
  const links = [...footer, ...header.flatMap((each) => ("links" in each ? each.links : [each]))];
  const home = { path: "/", name: site.details.name };
  return breadcrumbs(
    [home, ...steps].map(({ path, name }) => ({
      name: (links.find(({ to }) => to === path)?.text ?? name).replaceAll(/\s+/g, " "),
      url: address(path),
    })),
  );
}
