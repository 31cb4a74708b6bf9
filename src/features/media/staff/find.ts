import { fileAddress } from "../../../media/file-address";
import { libraryContract } from "../../../media/library-contract";
import { createClient } from "../../../platform/http/client";
import { finder } from "../../../ui/find/finder";
import { mediaTitle } from "../title";
import { mediaList } from "./library-query";

const api = createClient(libraryContract);

export default finder({
  group: mediaTitle,
  find: async ({ words, lang, signal }) => {
    const { media, total } = await api.list({ q: words }, signal);
    const findings = media.map(({ _id, originalFilename, alt }) => ({
      to: fileAddress(_id),
      name: originalFilename,
      ...(alt[lang] !== "" && { about: alt[lang] }),
    }));
    return { findings, total, list: `/cms/media${mediaList.addressOf({ show: "all", q: words })}` };
  },
});
