import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** What a route module may say of its page. */
export interface PageHandle {
  /** The page hydrates; without it a page carries no React at all. */
  interactive?: boolean;
  /** Query parameters that change what the page shows; all others are ignored. */
  query?: readonly string[];
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
    const given = names.flatMap((name) => {
      const value = url.searchParams.get(name);
      return value === null || value === "" ? [] : [[name, value]];
    });
    return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
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
