import { contentList, type Entry, inOneLanguage } from "../../core/content/definition";
import { choices } from "../../core/content/kinds/choice";
import { pdf } from "../../core/content/kinds/media";
import { line } from "../../core/content/kinds/text";
import { LANGS } from "../../core/locale/lang";
import type { FormsProblem } from "./problems.server";
import { formWords } from "./words";

/** Forms that visitors download from About, in order of creation. */
export const forms = contentList({
  name: "forms",
  one: "form",
  shared: {
    pdf: pdf(),
    /** On whose pages it is listed. */
    languages: choices(LANGS),
    /** The display name for where a language has none of its own: see names.ts. */
    anyName: line(),
  },
  texts: { name: line() },
  rules: [
    {
      check: ({ pdf: { pdfId }, languages }, refuse) => {
        if (pdfId === null) refuse(["pdf"], "formPdfNeeded" satisfies FormsProblem);
        if (languages.length === 0) refuse(["languages"], "formLanguageNeeded" satisfies FormsProblem);
      },
    },
    inOneLanguage(["name"], "formNameNeeded" satisfies FormsProblem, "anyName"),
  ],
  complete: ["name"],
  order: "oldest",
  title: (form, lang) => form[lang].name || form.anyName,
  view: () => "/about#forms",
  words: formWords,
});

export type FormEntry = Entry<typeof forms>;
