import type { Page } from "playwright-core";

/** What nobody but the people who wrote it can mark: texts of the charity, and lists of what people typed. */
const WRITTEN = ".prose, .card, .topic, textarea, [contenteditable], pre, code, kbd, main li, main table";

/** Words in another language than the nearest `lang` says, in texts and in the names that are only spoken. */
export function foreignWords(page: Page, except = "script, style"): Promise<string[]> {
  return page.evaluate((skipped) => {
    // Four Latin words are a phrase; fewer are a name, a unit or an address.
    const LATIN = /[A-Za-z’']{2,}(?:[ ,;:–-]+[A-Za-z’']{2,}){3,}/;
    const WRONG: Record<string, RegExp[]> = {
      en: [/\p{Script=Han}/u],
      "zh-Hant-HK": [LATIN, /[这们说时个国对发会开关门车东爱学习写让认识]/],
      "zh-Hans": [LATIN, /[這們說時個國對發會開關門車東愛學習寫讓認識]/],
    };
    const found = new Set<string>();
    const judge = (text: string | null, holder: Element) => {
      const lang = holder.closest("[lang]")?.getAttribute("lang") ?? "";
      if (text && WRONG[lang]?.some((each) => each.test(text))) {
        found.add(`not ${lang}: ${text.trim().slice(0, 80)}`);
      }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      if (holder && !holder.closest(skipped)) judge(node.textContent, holder);
    }
    for (const element of document.body.querySelectorAll("[aria-label], [alt], [title]")) {
      if (element.closest(skipped)) continue;
      for (const name of ["aria-label", "alt", "title"]) judge(element.getAttribute(name), element);
    }
    return [...found];
  }, except);
}

/** The same for a staff screen, whose lists hold what people typed in any language. */
export const foreignWordsOfStaff = (page: Page): Promise<string[]> =>
  foreignWords(page, `script, style, option, ${WRITTEN}, .row-list, [class*=row], fieldset[aria-label]`);

/** Dates in words that no `time` holds. Within texts of the charity they are part of the prose. */
export function datesOutsideTime(page: Page): Promise<string[]> {
  return page.evaluate((written) => {
    const DATE =
      /\b\d{1,2} [A-Z][a-z]{2,8} \d{4}\b|\d{4} ?年 ?\d{1,2} ?月 ?\d{1,2} ?日|\b\d{1,2}\/\d{1,2}\/\d{4}\b/;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? "";
      const marked = node.parentElement?.closest(`script, time, ${written}`);
      if (!marked && DATE.test(text)) found.push(`no time: ${text.trim().slice(0, 80)}`);
    }
    return found;
  }, WRITTEN);
}

/** Links and buttons that are called the same and do different things; in the part of one language they may. */
export function namesakes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const label = element.getAttribute("aria-label");
      if (label) return label;
      const copy = element.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
      return (copy.textContent ?? "") + [...copy.querySelectorAll("img")].map(({ alt }) => alt).join(" ");
    };
    const found: string[] = [];
    const purposes = new Map<string, string>();
    for (const [at, element] of document.querySelectorAll("a[href], button").entries()) {
      const shown = element.checkVisibility({ visibilityProperty: true });
      // Two sessions of one device may have begun in the same minute.
      if (!shown || element.closest("[role=toolbar], [aria-labelledby=sessions-heading]")) continue;
      const part = element.closest(".language-panel")?.getAttribute("aria-labelledby") ?? "";
      const name = `${part} ${nameOf(element).replace(/\s+/g, " ").trim().toLowerCase()}`;
      const purpose = element instanceof HTMLAnchorElement ? element.href : `button ${at}`;
      if ((purposes.get(name) ?? purpose) !== purpose) found.push(`two of one name: ${name}`);
      purposes.set(name, purpose);
    }
    return found;
  });
}
