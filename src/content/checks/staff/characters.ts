import hongKong from "opencc-js/dict/HKVariants";
import simplifiedToTraditional from "opencc-js/dict/STCharacters";
import traditionalToSimplified from "opencc-js/dict/TSCharacters";
import { foreignBy } from "../scripts";

/** The characters of the other script, by OpenCC's tables: some 25 KB, fetched when a form is first checked. */
export const foreign = foreignBy({ simplifiedToTraditional, traditionalToSimplified, hongKong });
