/** A sentence with what ends it, or the break between lines. */
const SENTENCE = /[^。！？!?\n]*[。！？!?]+[」』”’）)]*|[^。！？!?\n]+|\n+/g;

/** The sentences of a text, each with what ends it, and the breaks between its lines; put together they are the text. */
export const sentencesOf = (text: string): string[] => text.match(SENTENCE) ?? [];

/** A sentence as it is remembered and looked for: on one line, without white space around it. */
export const sentenceKey = (sentence: string): string =>
  sentence.normalize("NFC").replaceAll(/\s+/g, " ").trim();
