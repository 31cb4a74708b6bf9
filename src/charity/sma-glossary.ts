import type { Localized } from "../core/locale/lang";
import { careGlossary } from "./sma-glossary-care";
import { genesGlossary } from "./sma-glossary-genes";
import { inheritanceGlossary } from "./sma-glossary-inheritance";

/** A hard word of the SMA pages with its meaning in plain words. */
export interface GlossaryTerm extends Localized<GlossaryEntry> {
  /** End of its anchor; the same in every language. */
  id: string;
}

interface GlossaryEntry {
  name: string;
  /** How the word is written in running text; the first of them in a topic leads to the glossary. */
  forms: readonly string[];
  /** One sentence that needs no other term. */
  meaning: string;
}

/** In the order in which the topics come to speak of them. */
export const smaGlossary: readonly GlossaryTerm[] = [
  ...genesGlossary,
  ...inheritanceGlossary,
  ...careGlossary,
];
