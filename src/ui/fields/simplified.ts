import { useEffect, useRef } from "react";
import { conversionContract } from "../../platform/conversion-contract";
import { createClient } from "../../platform/http/client";
import type { Lang, Localized } from "../../platform/locale/lang";

const api = createClient({ draft: conversionContract.draft });

let converter: Promise<(text: string) => string> | undefined;

/**
 * Converts Traditional Chinese to Simplified by characters alone, the fallback without OpenCC: some 50 KB,
 * fetched when the first text needs them.
 */
export async function toSimplified(text: string): Promise<string> {
  converter ??= import("opencc-js/t2cn").then(({ Converter }) => Converter({ from: "hk", to: "cn" }));
  try {
    return (await converter)(text);
  } catch {
    converter = undefined;
    return text;
  }
}

/**
 * The same by the glossary and the accepted conversions, as everywhere else; by characters while the server
 * cannot be reached.
 */
export async function simplifiedByGlossary(text: string): Promise<string> {
  if (!/\p{sc=Han}/u.test(text)) return text;
  try {
    const { parts } = await api.draft({ parts: [{ text }], from: "tra", to: "sim" });
    const [part] = parts;
    return part && "text" in part ? part.text : await toSimplified(text);
  } catch {
    return toSimplified(text);
  }
}

/** Milliseconds without another letter after which the server converts. */
const PAUSE = 300;

/**
 * Makes the Simplified Chinese of something short follow what is typed in Traditional, so that it is typed
 * once. Edited Simplified is not overwritten: it follows only if it is blank, or still the last conversion.
 * Characters are converted with each letter, and the glossary's terms when typing pauses.
 * @returns a function to call with the typed text and the setter of all languages
 */
export function useSimplifiedFollows() {
  const followed = useRef(new Set([""]));
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  return async (
    lang: Lang | undefined,
    typed: unknown,
    change: (make: (texts: Localized<unknown>) => Localized<unknown>) => void,
  ): Promise<void> => {
    if (lang !== "tra" || typeof typed !== "string") return;
    const put = (sim: string) => {
      followed.current.add(sim);
      change((texts) =>
        texts.tra === typed && followed.current.has(String(texts.sim)) ? { ...texts, sim } : texts,
      );
    };
    let isAnswered = false;
    clearTimeout(pause.current);
    pause.current = setTimeout(async () => {
      const sim = await simplifiedByGlossary(typed);
      isAnswered = true;
      put(sim);
    }, PAUSE);
    const sim = await toSimplified(typed);
    // Where OpenCC arrives after the answer, that counts.
    if (!isAnswered) put(sim);
  };
}
