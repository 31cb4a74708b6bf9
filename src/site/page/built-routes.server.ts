import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { isLang } from "../../platform/locale/lang";
import { isStorable } from "../../platform/shapes";

/** The handle that a route module may export. */
export interface PageHandle {
  /** The page hydrates; without it a page carries no React at all. */
  interactive?: boolean;
  /** The page links its style sheet, however small; else its rules are inlined while that keeps it light. */
  linksStyle?: boolean;
  /** The page is one visitor's: it is rendered for each request, and gets the network of the request. */
  ofVisitor?: boolean;
  /** Plain address of the page of the menu to which it belongs, where it is not there itself. */
  section?: string;
  /** Query parameters that change what the page shows; all others are ignored. */
  query?: readonly (string | FixedParameter)[];
}

/** A query parameter that means something with these values only, or such; with another it is as if left out. */
interface FixedParameter {
  name: string;
  values: readonly string[] | RegExp;
}

/** Facts about addresses that follow from the routes of the build. */
export interface BuiltRoutes {
  /** The address's query with the parameters that its page declares only, in declared order: `""` or `"?year=2024"`. */
  query(url: URL): string;
  /** True for a path that no page has, whatever content there is. */
  isNowhere(path: string): boolean;
  /** True of a page that is one visitor's. */
  isOfVisitor(path: string): boolean;
  /** The methods that the page at a path answers, as in `Allow`. */
  allowed(path: string): string;
}

export function builtRoutes(build: ServerBuild): BuiltRoutes {
  const tree = routeTree(build);
  const routesAt = (path: string) => (matchRoutes(tree, path) ?? []).map(({ route }) => route);
  const handlesAt = (path: string) =>
    routesAt(path).flatMap(({ handle }) => (handle as PageHandle | undefined) ?? []);
  return {
    query: (url) => {
      if (url.search === "") return "";
      const given = handlesAt(url.pathname)
        .flatMap(({ query }) => query ?? [])
        .flatMap((each) => {
          const { name, values } = typeof each === "string" ? { name: each, values: undefined } : each;
          const value = url.searchParams.get(name);
          if (value === null || value === "" || !isStorable(value)) return [];
          const isMeant = values instanceof RegExp ? values.test(value) : (values?.includes(value) ?? true);
          return isMeant ? [[name, value]] : [];
        });
      return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
    },
    isNowhere: (path) => {
      if (path.endsWith(".data")) return false; // the router's own, of a page that there may be
      const found = matchRoutes(tree, path)?.at(-1);
      const lang = found?.params.lang; // as `:lang?` takes any first part for one
      return found?.route.path === "*" || (lang !== undefined && !isLang(lang));
    },
    isOfVisitor: (path) => handlesAt(path).some(({ ofVisitor }) => ofVisitor === true),
    allowed: (path) =>
      routesAt(path)
        .slice(-1)
        .some(({ id = "" }) => build.routes[id]?.module.action !== undefined)
        ? "GET, HEAD, POST"
        : "GET, HEAD",
  };
}

function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const shared = { id: route.id, path: route.path, handle: route.module.handle };
    if (route.index) return [{ ...shared, index: true }];
    return [{ ...shared, children: routeTree(build, route.id) }];
  });
}
