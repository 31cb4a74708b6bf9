import { contentList, type Entry, inOneLanguage } from "../../content/definition";
import { choices, line, pdf } from "../../content/kinds";
import type { ListedEntry } from "../../content/listed-entry";
import { LANGS, type Lang, localized } from "../../platform/locale/lang";
import type { FormsProblem } from "./problems.server";
import { formWords } from "./words";

/** Forms that visitors download from About, in order of creation. */
export const forms = contentList({
  name: "forms",
  one: "form",
  shared: {
    pdf: pdf(),
    /** The languages of the pages that list it. */
    languages: choices(LANGS),
    /** The display name for where a language has none of its own: see names.ts. */
    anyName: line(),
  },
  texts: { name: line() },
  rules: [
    {
      check: ({ pdf: { pdfId }, languages }, refuse) => {
        if (pdfId === null) refuse(["pdf", "pdfId"], "formPdfNeeded" satisfies FormsProblem);
        if (languages.length === 0) refuse(["languages"], "formLanguageNeeded" satisfies FormsProblem);
      },
    },
    inOneLanguage(["name"], "formNameNeeded" satisfies FormsProblem, "anyName"),
  ],
  first: { languages: [...LANGS] },
  // The name for all must not be that of a language that is unpublished.
  settled: (form) => {
    const names = LANGS.map((lang) => form[lang].name);
    const anyName = names.includes(form.anyName) ? form.anyName : names.find((name) => name !== "");
    return { ...form, anyName: anyName ?? "" };
  },
  // A language on whose pages it is not listed lacks nothing.
  complete: {
    in: ({ languages, anyName, ...texts }) => {
      const isForAll = LANGS.every((lang) => texts[lang].name !== anyName);
      return localized(
        (lang) => !languages.includes(lang) || texts[lang].name !== "" || (isForAll && anyName !== ""),
      );
    },
  },
  order: "oldest",
  met: 3,
  title: (form, lang) => form[lang].name || form.anyName,
  summary: ({ pdf: { originalFilename }, languages }) => ({ originalFilename, languages }),
  view: () => "/about#forms",
  publicName: { eng: "Forms", tra: "表格", sim: "表格" },
  words: formWords,
});

export type FormEntry = Entry<typeof forms>;

/** A form in the staff's list. */
export type FormCard = ListedEntry & { originalFilename: string; languages: Lang[] };
