import { conversionContract } from "../../../platform/conversion-contract";
import { createClient } from "../../../platform/http/client";
import type { Script } from "../../../platform/locale/lang";
import { toSimplified } from "../../../ui/fields/simplified";
import type { Edit, Span } from "../issue";
import { type ForeignCharacters, withoutForeign } from "../scripts";

const api = createClient({ draft: conversionContract.draft });

/** Sentences that one question converts. */
const AT_ONCE = 1000;

/**
 * The edits that convert parts of a text to the characters of its script.
 * @throws {CallError} when the server cannot be reached
 */
export async function convertedParts(
  text: string,
  parts: readonly Span[],
  script: Script,
  foreign: ForeignCharacters,
): Promise<Edit[]> {
  const sentences = parts.map(({ start, end }) => text.slice(start, end));
  const converted =
    script === "sim" ? await Promise.all(sentences.map(toSimplified)) : await traditional(sentences);
  return parts.map((part, at) => {
    const sentence = sentences[at] ?? "";
    return { ...part, with: inScript(sentence, converted[at] ?? sentence, script, foreign) };
  });
}

async function traditional(sentences: readonly string[]): Promise<string[]> {
  const answers: string[] = [];
  for (let at = 0; at < sentences.length; at += AT_ONCE) {
    const parts = sentences.slice(at, at + AT_ONCE).map((text) => ({ text }));
    const answer = await api.draft({ parts, from: "sim", to: "tra" });
    answers.push(...answer.parts.map((part) => ("text" in part ? part.text : part.html)));
  }
  return answers;
}

const otherOf = (script: Script): Script => (script === "tra" ? "sim" : "tra");

/**
 * Converts a sentence to a script. Of a mixed one, only the foreign characters are converted; quotations are
 * not changed.
 */
function inScript(sentence: string, converted: string, script: Script, foreign: ForeignCharacters): string {
  const read = withoutForeign(sentence);
  const own = foreign[otherOf(script)];
  const isMixed = [...read].some((each) => own.has(each));
  if (converted.length !== sentence.length) {
    // The glossary has changed the length; a sentence with a quotation is converted by characters alone.
    if (!isMixed && read === sentence) return converted;
    return byPlace(sentence, read, (each) => foreign[script].get(each) ?? each);
  }
  return byPlace(sentence, read, (each, at) =>
    !isMixed || foreign[script].has(each) ? (converted[at] ?? each) : each,
  );
}

/** A sentence with others in the place of the characters that are read, which others are blanks. */
const byPlace = (sentence: string, read: string, other: (each: string, at: number) => string): string =>
  Array.from({ length: sentence.length }, (_, at) => {
    const each = sentence.charAt(at);
    return read.charAt(at) === each ? other(each, at) : each;
  }).join("");
