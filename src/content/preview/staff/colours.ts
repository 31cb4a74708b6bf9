/** The conditions of rules as their sheet has them: {@link showColours} puts others in their place. */
const written = new WeakMap<CSSMediaRule, string>();

/** Shows a document as it is in light or in dark surroundings, whatever those of the window are. */
export function showColours(document: Document, colours: "light" | "dark"): void {
  document.documentElement.style.colorScheme = colours;
  for (const { cssRules } of document.styleSheets) showIn(cssRules, colours);
}

function showIn(rules: CSSRuleList, colours: "light" | "dark"): void {
  for (const rule of rules) {
    if ("media" in rule && "cssRules" in rule) setCondition(rule as CSSMediaRule, colours);
    if ("cssRules" in rule) showIn((rule as CSSGroupingRule).cssRules, colours);
  }
}

const ASKED = /\(prefers-color-scheme: (light|dark)\)/g;
/** Conditions that are always and never so. */
const MET = "(min-width: 0px)";
const UNMET = "(max-width: 0px)";

function setCondition(rule: CSSMediaRule, colours: "light" | "dark"): void {
  const condition = written.get(rule) ?? rule.media.mediaText;
  const shown = condition.replaceAll(ASKED, (_, asked) => (asked === colours ? MET : UNMET));
  if (shown === condition) return;
  written.set(rule, condition);
  rule.media.mediaText = shown;
}
