import { LANGS, type Lang, type Localized, localized } from "../../../platform/locale/lang";
import {
  atMost,
  type ConvertContext,
  type ConvertedContent,
  fieldOf,
  isRecord,
  listOf,
  type OldRecord,
  reportUnknown,
  within,
} from "./context";
import { inEachLanguage, reportScript } from "./languages.server";
import { pictureIn } from "./pictures";
import { firstWordsOf, lineIn, linesIn, plainTextIn } from "./plain-text";

const LONGEST_LINE = 300;
const LONGEST_TEXT = 20_000;
const LONGEST_REFERENCE = 2000;
const MOST_PARTS = 60;
const MOST_REFERENCES = 200;

interface Part {
  subTitle: string;
  content: string;
}

interface TopicText {
  title: string;
  references: string[];
  items: Part[];
}

/** A topic of the SMA page as saved here; its table and links stay as they are, and nobody has reviewed it. */
export async function topicOf(
  record: OldRecord,
  _id: string,
  context: ConvertContext,
): Promise<ConvertedContent | undefined> {
  const texts = await inEachLanguage(record, context, (text, lang) => topicText(text, lang, context));
  const isBlank = LANGS.every((lang) => texts[lang].title === "" && texts[lang].items.length === 0);
  if (isBlank) {
    context.report("empty", "");
    return undefined;
  }
  reportUnknown(record, ["coverId", "order", ...LANGS], context);
  const { title, items } = texts.sim;
  const words = items.map(({ subTitle, content }) => `${subTitle} ${content}`).join("\n");
  reportScript({ title, items: words }, context);
  return {
    coverId: await pictureIn(fieldOf(record, "coverId"), "coverId", context),
    ...citingOwn(withParts(withTitles(texts, context), context)),
  };
}

function topicText(text: OldRecord, lang: Lang, context: ConvertContext): TopicText {
  const at = (field: string) => `${lang}.${field}`;
  const line = (value: unknown, where: string) =>
    within(lineIn(value, where, context), LONGEST_LINE, where, context);
  const references = linesIn(fieldOf(text, "references"), at("references"), context).map((source) =>
    within(source, LONGEST_REFERENCE, at("references"), context),
  );
  const items = atMost(listOf(fieldOf(text, "items")), MOST_PARTS, at("items"), context).map(
    (each, number) => {
      const part = isRecord(each) ? each : { content: each };
      const where = at(`items.${number}`);
      const content = plainTextIn(fieldOf(part, "content"), `${where}.content`, context);
      return {
        subTitle: line(fieldOf(part, "subTitle"), `${where}.subTitle`),
        content: within(content, LONGEST_TEXT, `${where}.content`, context),
      };
    },
  );
  reportUnknown(text, ["title", "references", "items"], context, at(""));
  return {
    title: line(fieldOf(text, "title"), at("title")),
    references: atMost(references, MOST_REFERENCES, at("references"), context),
    items: withoutLastBlanks(items),
  };
}

function withoutLastBlanks(items: readonly Part[]): Part[] {
  const last = items.findLastIndex(({ subTitle, content }) => subTitle !== "" || content !== "");
  return items.slice(0, last + 1);
}

/** The texts with titles, of which a topic needs one: else its first words. */
function withTitles(texts: Localized<TopicText>, context: ConvertContext): Localized<TopicText> {
  if (LANGS.some((lang) => texts[lang].title !== "")) return texts;
  const first = localized((lang) => {
    const [part] = texts[lang].items.filter(({ subTitle, content }) => subTitle !== "" || content !== "");
    return part ? part.subTitle || firstWordsOf(part.content) : "";
  });
  context.report(
    "noHeader",
    "title",
    LANGS.map((lang) => first[lang]).find((each) => each !== ""),
  );
  return localized((lang) => ({ ...texts[lang], title: first[lang] }));
}

/**
 * The texts with parts that each have a sub-title and a text in one language. A part that has nothing in any of them
 * is none; the first words replace a missing sub-title, and the sub-title a missing text.
 */
function withParts(texts: Localized<TopicText>, context: ConvertContext): Localized<TopicText> {
  const total = Math.max(...LANGS.map((lang) => texts[lang].items.length));
  const parts: Localized<Part>[] = [];
  for (let number = 0; number < total; number += 1) {
    const part = localized((lang) => texts[lang].items[number] ?? { subTitle: "", content: "" });
    const has = (field: keyof Part) => LANGS.some((lang) => part[lang][field] !== "");
    if (!has("subTitle") && !has("content")) continue;
    if (!has("subTitle")) context.report("noHeader", `items.${number}.subTitle`);
    parts.push(
      localized((lang) => {
        const { subTitle, content } = part[lang];
        return {
          subTitle: has("subTitle") ? subTitle : firstWordsOf(content),
          content: has("content") ? content : subTitle,
        };
      }),
    );
  }
  return localized((lang) => {
    const items = parts.map((part) => part[lang]);
    const isBlank = items.every(({ subTitle, content }) => subTitle === "" && content === "");
    return { ...texts[lang], items: isBlank ? [] : items };
  });
}

/** A number in square brackets cites a source; numbers without a source get other brackets. */
function citingOwn(texts: Localized<TopicText>): Localized<TopicText> {
  const least = Math.min(...LANGS.map((lang) => texts[lang].references.length).filter((total) => total > 0));
  return localized((lang) => {
    const own = texts[lang].references.length;
    const total = own > 0 ? own : Number.isFinite(least) ? least : 0;
    const items = texts[lang].items.map(({ subTitle, content }) => ({
      subTitle,
      content: content.replaceAll(/\[(\d+)\]/g, (mark, number) =>
        Number(number) >= 1 && Number(number) <= total ? mark : `(${number})`,
      ),
    }));
    return { ...texts[lang], items };
  });
}
