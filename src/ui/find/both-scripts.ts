import usual from "opencc-js/dict/HKVariantsRev";
import simplified from "opencc-js/dict/TSCharacters";
import { oneScriptBy } from "../../platform/locale/one-script";

/** A text in one form for both Chinese scripts; some 10 KB of tables come with it. */
export const inOneScript = oneScriptBy(simplified, usual);
