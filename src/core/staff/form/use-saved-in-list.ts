import { useNavigate } from "react-router";
import { useBanner } from "../frame/banner";
import type { Notice } from "../frame/banner-box";

/**
 * What a form does once its entry is saved: says so on the list that the entry is in, and gives the way there, which
 * the form goes when it has nothing left to lose. `wayBack` is the list as somebody left it, with its filters.
 */
export function useSavedInList(list: string, wayBack = list) {
  const banner = useBanner();
  const navigate = useNavigate();
  return (notice: Omit<Notice, "saved">) => {
    banner({ ...notice, saved: list });
    return () => navigate(wayBack);
  };
}
