import { conversionFeature } from "./conversion/feature.server";
import { glossaryConverter } from "./glossary/terms.server";

/** Conversion between the Chinese scripts, told of the glossary by which it goes. */
export const conversion = conversionFeature(glossaryConverter);
