import { accessibilityTexts } from "../../charity/accessibility-texts";
import { homeTexts } from "../../charity/home-texts";
import { privacyTexts } from "../../charity/privacy-texts";
import type { CoverPicture } from "../../core/art/cover";
import { renderCover } from "../../core/art/cover.server";
import { fill } from "../../core/locale/fill";
import type { Lang } from "../../core/locale/lang";
import { siteWords } from "../../core/locale/words/public";
import type { SharePage } from "../../core/site/frame/share-path";

const PICTURES: Record<SharePage, CoverPicture> = {
  home: { motif: "walk", palette: "dawn", seed: 3 },
  about: { motif: "harbour", palette: "harbour", seed: 5 },
  archive: { motif: "camera", palette: "leaf", seed: 2 },
  sma: { motif: "helix", palette: "dawn", seed: 4 },
  involved: { motif: "hands", palette: "leaf", seed: 6 },
  contact: { motif: "letter", palette: "harbour", seed: 2 },
  donate: { motif: "branch", palette: "kapok", seed: 7 },
  privacy: { motif: "book", palette: "leaf", seed: 3 },
  comfort: { motif: "screen", palette: "dawn", seed: 5 },
  accessibility: { motif: "path", palette: "leaf", seed: 8 },
};

/** Title and drawing of a page's link preview. */
export function pageCard(page: SharePage, lang: Lang, shortName: string) {
  const words = siteWords(lang);
  const titles: Record<SharePage, string> = {
    home: homeTexts.hero.title[lang],
    about: fill(words.about, { name: shortName }),
    archive: words.newsTitle,
    sma: words.smaTitle,
    involved: words.involved,
    contact: words.contactUs,
    donate: words.donate,
    privacy: privacyTexts.title[lang],
    comfort: words.comfort,
    accessibility: accessibilityTexts.title[lang],
  };
  return {
    lang,
    title: titles[page],
    picture: async () => ({ svg: renderCover(PICTURES[page]) }),
    coverId: null,
  };
}
