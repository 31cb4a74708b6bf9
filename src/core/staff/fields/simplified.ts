import { useRef } from "react";
import type { Lang, Localized } from "../../locale/lang";

let converter: Promise<(text: string) => string> | undefined;

/**
 * A text of Traditional Chinese in Simplified, as it stands where OpenCC cannot be had: some 50 KB, fetched when the
 * first text needs them.
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
 * Lets the Simplified Chinese of something short follow what is typed in Traditional, so that it is typed once. What
 * somebody has written in Simplified stays: it follows where it is blank, or is what followed before.
 * @returns to be told of what was typed, with what changes the texts of all languages
 */
export function useSimplifiedFollows() {
  const followed = useRef(new Set([""]));
  return async (
    lang: Lang | undefined,
    typed: unknown,
    change: (make: (texts: Localized<unknown>) => Localized<unknown>) => void,
  ): Promise<void> => {
    if (lang !== "tra" || typeof typed !== "string") return;
    const sim = await toSimplified(typed);
    followed.current.add(sim);
    change((texts) =>
      texts.tra === typed && followed.current.has(String(texts.sim)) ? { ...texts, sim } : texts,
    );
  };
}
