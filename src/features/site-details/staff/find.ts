import { type AnyFieldWords, type FieldWords, wordsOfField } from "../../../content/field";
import { LANGS, type Lang } from "../../../platform/locale/lang";
import type { Findings, Search } from "../../../ui/screens";
import { siteDetailsWords } from "../words";
import { siteDetailsStaffWords } from "./words";

type Name = keyof (typeof siteDetailsWords)["eng"]["fields"];

const NAMES = Object.keys(siteDetailsWords.eng.fields) as Name[];

/** Finds the fields of the site's details by what they and those in them are called, and leads to each. */
export async function findFields({ lang, standIn }: Search): Promise<Findings> {
  const found = NAMES.filter((name) => standIn(LANGS.flatMap((each) => namesOf(name, each))));
  return {
    findings: found.map((name) => ({ to: `/cms/site?field=${name}`, name: fieldOf(name, lang).label })),
  };
}

const fieldOf = (name: Name, lang: Lang): AnyFieldWords =>
  wordsOfField(siteDetailsWords[lang].fields[name] as FieldWords, name);

function namesOf(name: Name, lang: Lang): string[] {
  const { label, fields = {} } = fieldOf(name, lang);
  const inner = Object.entries(fields).map(([key, words]) => wordsOfField(words, key).label);
  return [label, ...inner, ...(name === "annualReport" ? [siteDetailsStaffWords[lang].reportPdf] : [])];
}
