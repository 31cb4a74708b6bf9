import type { KnownPage } from "../../core/site/discovery/known-pages.server";
import { smaPublicWords } from "./public/words";

export const smaPage: KnownPage = {
  path: "/sma",
  title: (lang) => smaPublicWords[lang].smaTitle,
  called: { eng: "SMA", tra: "認識 SMA", sim: "认识 SMA" },
  picture: { motif: "helix", palette: "dawn", seed: 4 },
};
