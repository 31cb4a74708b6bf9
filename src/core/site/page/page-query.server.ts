import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { isStorable } from "../../api/shapes";
import { isLang } from "../../locale/lang";

/** What a route module may say of its page. */
export interface PageHandle {
  /** The page hydrates; without it a page carries no React at all. */
  interactive?: boolean;
  /** The page links its style sheet, however light it is; else its rules stand in it where that keeps it light. */
  linksStyle?: boolean;
  /** The page is one visitor's: it is rendered for each request, and knows which network that comes from. */
  ofVisitor?: boolean;
  /** Query parameters that change what the page shows; all others are ignored. */
  query?: readonly (string | FixedParameter)[];
}

/** A query parameter that means something with these values only; with another it is as if left out. */
interface FixedParameter {
  name: string;
  values: readonly string[];
}

/**
 * Reads from the build which query parameters each page declares.
 * @returns a function from an address to its query with the declared parameters only, in declared order:
 * `""` or `"?year=2024"`.
 */
export function declaredQuery(build: ServerBuild): (url: URL) => string {
  const tree = routeTree(build);
  return (url) => {
    if (url.search === "") return "";
    const names = (matchRoutes(tree, url.pathname) ?? []).flatMap(
      ({ route }) => (route.handle as PageHandle | undefined)?.query ?? [],
    );
    const given = names.flatMap((each) => {
      const { name, values } = typeof each === "string" ? { name: each, values: undefined } : each;
      const value = url.searchParams.get(name);
      if (value === null || value === "" || !isStorable(value)) return [];
      return values === undefined || values.includes(value) ? [[name, value]] : [];
    });
    return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
  };
}

/** Reads from the build which addresses there are. @returns whether a path is none of them, whatever is kept. */
export function leadsNowhere(build: ServerBuild): (pathname: string) => boolean {
  const tree = routeTree(build);
  return (pathname) => {
    if (pathname.endsWith(".data")) return false; // the router's own, of a page that there may be
    const found = matchRoutes(tree, pathname)?.at(-1);
    const lang = found?.params.lang; // as `:lang?` takes any first part for one
    return found?.route.path === "*" || (lang !== undefined && !isLang(lang));
  };
}

/**
 * Reads from the build which pages say something to one visitor alone: those whose route answers with headers of
 * its own, as `NEVER_KEPT` are. @returns whether the page at a path is none of them.
 */
export function isForAll(build: ServerBuild): (pathname: string) => boolean {
  const tree = routeTree(build);
  return (pathname) =>
    (matchRoutes(tree, pathname) ?? []).every(({ route }) => {
      const known = route.id === undefined ? undefined : build.routes[route.id];
      return known?.module.headers === undefined;
    });
}

/** Reads from the build which pages are one visitor's. @returns whether the page at a path is. */
export function isOfVisitor(build: ServerBuild): (pathname: string) => boolean {
  const tree = routeTree(build);
  return (pathname) =>
    (matchRoutes(tree, pathname) ?? []).some(
      ({ route }) => (route.handle as PageHandle | undefined)?.ofVisitor === true,
    );
}

/** Reads from the build which pages take forms. @returns the methods that the page at a path answers, as in `Allow`. */
export function allowedMethods(build: ServerBuild): (pathname: string) => string {
  const tree = routeTree(build);
  return (pathname) => {
    const { id } = matchRoutes(tree, pathname)?.at(-1)?.route ?? {};
    const takesForms = id !== undefined && build.routes[id]?.module.action !== undefined;
    return takesForms ? "GET, HEAD, POST" : "GET, HEAD";
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
