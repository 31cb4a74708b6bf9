import { contentRecord, type Entry } from "../../content/definition";
import { lines } from "../../content/kinds/text";
import { LANGS, type Localized, localized } from "../../platform/locale/lang";
import { donorsWords } from "./words";

/** A language has all names when none has more. */
function fullLists(content: Localized<{ names: string[] }>): Localized<boolean> {
  const totals = localized((lang) => content[lang].names.filter((name) => name.trim() !== "").length);
  const most = Math.max(...LANGS.map((lang) => totals[lang]));
  return localized((lang) => most > 0 && totals[lang] === most);
}

/** Donors whom About thanks by name, as each language writes their names. */
export const donors = contentRecord({
  name: "donors",
  shared: {},
  texts: { names: lines() },
  complete: { in: fullLists },
  view: "/about#acknowledgements",
  met: 4,
  words: donorsWords,
});

export type DonorsEntry = Entry<typeof donors>;
