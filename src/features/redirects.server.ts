import { published } from "../content/store/published.server";
import type { Database } from "../platform/db/database.server";
import { inEveryLanguage } from "../site/page/redirect-resolvers.server";
import { oldAddressResolver, oldNewsAddresses } from "./import/old-addresses.server";
import { news } from "./news/definition";
import { redirects } from "./redirects/definition";
import { redirectResolver } from "./redirects/table.server";

/** Redirect resolvers for addresses that no page has, tried in this order. */
export const redirectResolvers = [redirectResolver, oldAddressResolver];

/** The addresses that lead on, in whichever language: `/news.php?id=12`. */
export const oldAddresses = async (db: Database): Promise<string[]> => {
  const visible = new Set((await published(db, news).places()).map(({ id }) => id));
  return [
    ...inEveryLanguage((await published(db, redirects).all()).map(({ from }) => from)),
    ...(await oldNewsAddresses(db, visible)),
  ];
};
