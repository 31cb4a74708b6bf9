import type { Localized } from "../platform/locale/lang";
import { homeTexts } from "./home-texts";

/** The texts of the SMA page around its topics. */
export interface SmaPageTexts {
  title: Localized;
  lead: Localized;
  /** Heading of the difficult words. */
  glossary: Localized;
}

const [lead] = homeTexts.smaSummary.paragraphs;

export const smaPageTexts: SmaPageTexts = {
  title: {
    eng: "Spinal muscular atrophy (SMA)",
    tra: "脊髓肌肉萎縮症（SMA）",
    sim: "脊髓性肌萎缩症（SMA）",
  },
  lead,
  glossary: { eng: "Difficult words explained", tra: "詞彙淺釋", sim: "词汇浅释" },
};
