import { useLocation } from "react-router";

/** State of a link from a list to where an entry of it is edited: what was looked for, and the page. */
export function useListPlace(): { list: string } {
  return { list: useLocation().search };
}

/** The way back from there to the list at `path`, as it was where it led here. */
export function useWayBack(path: string): string {
  const state: unknown = useLocation().state;
  const from = typeof state === "object" && state !== null && "list" in state ? state.list : "";
  return typeof from === "string" ? path + from : path;
}
