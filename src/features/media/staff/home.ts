import type { libraryContract } from "../../../media/library-contract";
import { read } from "../../../platform/http/client";
import { localized } from "../../../platform/locale/lang";
import { homeParts } from "../../../ui/frame/home-parts";
import { PARTS, undescribedCount } from "./library-query";

/** Pictures on the site of which a language does not say what they show. */
async function waiting() {
  const query = { ...PARTS.noAlt, page: 1_000_000 };
  const { total: count } = await read<typeof libraryContract.list>("/api/media", query);
  if (count === 0) return undefined;
  return {
    somebody: false,
    to: "/cms/media?show=noAlt",
    found: localized((lang) => undescribedCount(count, lang)),
  };
}

export default homeParts({ waiting });
