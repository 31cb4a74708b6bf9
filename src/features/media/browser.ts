import { Images } from "lucide-react";
import { fileAddress } from "../../media/file-address";
import type { libraryContract } from "../../media/library-contract";
import { read } from "../../platform/http/client";
import { localized } from "../../platform/locale/lang";
import { type Findings, type Search, screens } from "../../ui/screens";
import { mediaActions } from "./actions";
import { mediaList, PARTS, undescribedCount } from "./staff/library-query";
import { mediaTitle } from "./title";

export default screens({
  name: "media",
  ofAnyType: true,
  menu: {
    section: "content",
    links: [
      {
        to: "/cms/media",
        label: mediaTitle,
        icon: Images,
        help: () => import("./staff/help"),
        within: [{ to: "/cms/mediafile" }],
      },
    ],
  },
  home: { content: { waiting } },
  find: { group: mediaTitle, find },
  journal: {
    title: mediaTitle,
    actions: mediaActions,
    all: "/cms/media",
    one: "/cms/mediafile?media_id=",
  },
});

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

async function find({ words, lang, signal }: Search): Promise<Findings> {
  const { media, total } = await read<typeof libraryContract.list>("/api/media", { q: words }, signal);
  const findings = media.map(({ _id, originalFilename, alt }) => ({
    to: fileAddress(_id),
    name: originalFilename,
    ...(alt[lang] !== "" && { about: alt[lang] }),
  }));
  return { findings, total, list: `/cms/media${mediaList.addressOf({ show: "all", q: words })}` };
}
