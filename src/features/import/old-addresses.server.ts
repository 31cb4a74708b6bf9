import type { Deps } from "../../platform/deps.server";
import type { RedirectResolver } from "../../site/page/redirect-resolvers.server";
import { prefixLang } from "../../site/page-cache/serve-cached.server";
import { idHere } from "./old-ids.server";

const NEWS = "news";
const ITEM = "/archiveitem";
const PARAMETER = "news_id";

/** Leads on whoever comes to a news item by its id on the old site. */
export const oldAddressResolver =
  ({ db }: Pick<Deps, "db">): RedirectResolver =>
  async ({ pathname, searchParams }) => {
    const path = prefixLang(pathname) ? pathname.slice("/eng".length) : pathname;
    const oldId = searchParams.get(PARAMETER);
    if (path !== ITEM || !oldId) return undefined;
    const id = await idHere(db, NEWS, oldId);
    return id === oldId ? undefined : `${ITEM}?${new URLSearchParams({ [PARAMETER]: id })}`;
  };
