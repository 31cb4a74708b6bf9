import type { Paragraph, Run } from "./html/blocks";

const plainRun = (text: string): Run => ({
  ...{ text, isStrong: false, isEmphasis: false },
  ...{ link: undefined, unsaid: undefined },
});

/** A paragraph of some words. */
export const textParagraph = (text: string): Paragraph => ({ kind: "p", marker: "", runs: [plainRun(text)] });

/** A paragraph that is a link. */
export const linkParagraph = (href: string, words: string): Paragraph => ({
  kind: "p",
  marker: "",
  runs: [{ ...plainRun(words), link: { href } }],
});
