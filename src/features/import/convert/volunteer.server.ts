import { isLang, LANGS, type Lang, type Localized, localized } from "../../../platform/locale/lang";
import { isWebAddress } from "../../../platform/shapes";
import {
  type ConvertContext,
  type ConvertedContent,
  fieldOf,
  innerRecord,
  isRecord,
  listOf,
  type OldRecord,
  reportUnknown,
  within,
} from "./context";
import { reportScript } from "./languages.server";
import { pdfIn } from "./pictures";
import { lineIn } from "./plain-text";

const LONGEST_NAME = 300;

/** The volunteer forms as saved here. */
export async function volunteerOf(
  record: OldRecord,
  _id: string,
  context: ConvertContext,
): Promise<ConvertedContent | undefined> {
  const slots = slotsOf(record, context);
  const individual = webLinkIn(fieldOf(record, "individual"), "individual", context);
  const organization = webLinkIn(fieldOf(record, "organization"), "organization", context);
  const texts: Partial<Localized<{ formValue: string; pdf: Awaited<ReturnType<typeof pdfIn>> }>> = {};
  for (const lang of LANGS) {
    const { slot, where } = slots[lang];
    const name = fieldOf(innerRecord(record, lang, context), "formValue") ?? fieldOf(slot, "formValue");
    const formValue = within(
      lineIn(name, `${lang}.formValue`, context),
      LONGEST_NAME,
      `${lang}.formValue`,
      context,
    );
    texts[lang] = { formValue, pdf: await pdfIn(slot, where, context) };
  }
  const hasNothing = LANGS.every((lang) => texts[lang]?.formValue === "" && texts[lang]?.pdf.pdfId === null);
  if (hasNothing && individual === "" && organization === "") {
    context.report("empty", "");
    return undefined;
  }
  reportUnknown(record, ["individual", "organization", "volunteerArr", "formValue", ...LANGS], context);
  reportScript({ formValue: texts.sim?.formValue ?? "" }, context);
  return { individual, organization, ...texts };
}

interface Slot {
  slot: OldRecord;
  where: string;
}

/** The PDF of each language: by what it says itself, and by its place where two say the same. */
function slotsOf(record: OldRecord, context: ConvertContext): Localized<Slot> {
  const list = listOf(fieldOf(record, "volunteerArr"));
  const slots = list.map((each, at) => ({
    slot: isRecord(each) ? each : {},
    where: `volunteerArr.${at}`,
    lang: isRecord(each) ? fieldOf(each, "lang") : undefined,
  }));
  const said = slots.flatMap(({ lang }) => (isLang(lang) ? [lang] : []));
  const twice = said.find((lang, at) => said.indexOf(lang) !== at);
  if (twice) context.report("languageTwice", "volunteerArr", twice);
  if (slots.length > LANGS.length) context.report("tooMany", "volunteerArr", String(slots.length));
  const isByLang = !twice && said.length > 0 && said.length === slots.length;
  const none = { slot: {}, where: "volunteerArr" };
  const slotOf = (lang: Lang) =>
    isByLang ? slots.find((each) => each.lang === lang) : slots[LANGS.indexOf(lang)];
  return localized((lang) => slotOf(lang) ?? none);
}

const LONGEST = 2000;

/** The address of a page, with `https://` where the scheme is missing; `""` for anything else. */
function webLinkIn(value: unknown, where: string, context: Pick<ConvertContext, "report">): string {
  const text = lineIn(value, where, context);
  if (text === "") return "";
  const address = text.startsWith("//")
    ? `https:${text}`
    : /^https?:\/\//i.test(text)
      ? text
      : `https://${text}`;
  const hasHost = URL.canParse(address) && /\./.test(new URL(address).hostname);
  if (hasHost && isWebAddress(address) && address.length <= LONGEST) return address;
  context.report("linkNotWeb", where, text.slice(0, 300));
  return "";
}
