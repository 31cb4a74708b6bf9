import { hidesWithheld, listReads } from "../../content/list-reads.server";
import { changed } from "../../content/save/changed.server";
import type { EntryRules } from "../../content/save/entry-rules.server";
import { removeEntry, restoreEntry, saveEntry } from "../../content/save/save-entry.server";
import { newest } from "../../content/store/newest.server";
import { published } from "../../content/store/published.server";
import { requirePdfs } from "../../media/registry.server";
import type { Database } from "../../platform/db/database.server";
import { pagesOf, partOfPage } from "../../platform/db/paging.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import { LANGS, localized } from "../../platform/locale/lang";
import { type Form, formsContract } from "./contract";
import { forms as definition, type FormEntry } from "./definition";
import { firstName, namesOf, renamed } from "./names";
import { formsProblems } from "./problems.server";

const PAGE_SIZE = 20;

const reads = listReads(definition);

/** A form has a name for where a language has none, which follows those of its languages. */
export const formRules: EntryRules<typeof definition> = {
  type: definition,
  beforeSave: async (form, { before }) => ({
    ...form,
    ...(before
      ? renamed(
          before,
          localized((lang) => form[lang].name),
        )
      : { anyName: firstName(form) }),
    languages: inOrder(form.languages),
  }),
};

const list = async (_: unknown, { db }: { db: Database }) => ({
  forms: (await published(db, definition).all()).map(answered),
});

const formsHandlers: Handlers<typeof formsContract> = {
  list,
  listAgain: list,

  page: async ({ page, q }, { db, staff }) => {
    const entries = newest(db, definition);
    const { cards, total } = await entries.cards(
      partOfPage(page, PAGE_SIZE),
      { hidesWithheld: hidesWithheld(staff) },
      q,
    );
    const found = await entries.entriesOf(cards.map(({ _id }) => _id));
    return { forms: found.map(answered), total, pages: pagesOf(total, PAGE_SIZE) };
  },

  one: async ({ form_id }, { db }) => ({ form: [await reads.found(db, form_id)] }),

  add: async ({ pdfId, originalFilename, lang, ...given }, call) => {
    await requirePdfs(call.db, [{ id: pdfId, path: "pdfId" }]);
    const form = { pdf: { pdfId, originalFilename }, languages: lang, ...namesOf(given) };
    return saved("add", await saveEntry(formRules, { given: form }, call, ""));
  },

  rename: async ({ form_id, formValue, lang, version }, call) => {
    const before = await reads.edited(call.db, form_id);
    const names = renamed(before, formValue);
    if (firstName(names) === "") {
      const path = typeof formValue === "string" ? "formValue" : "formValue.eng";
      throw new Problem(400, "invalid", { errors: [{ path, says: formsProblems.formNameNeeded }] });
    }
    const form = { ...names, languages: lang };
    return saved(
      "edit",
      await saveEntry({ type: definition }, { id: form_id, given: form, version }, call, ""),
    );
  },

  replace: async ({ form_id, pdfId, originalFilename, version }, call) => {
    await reads.edited(call.db, form_id);
    await requirePdfs(call.db, [{ id: pdfId, path: "pdfId" }]);
    const form = { pdf: { pdfId, originalFilename } };
    return saved(
      "edit",
      await saveEntry({ type: definition }, { id: form_id, given: form, version }, call, ""),
    );
  },

  remove: async ({ form_id }, call) => saved("delete", await removeEntry(definition, form_id, call)),

  restore: async ({ form_id }, call) => saved("restore", await restoreEntry(formRules, form_id, call)),
};

export const formsAnswers = answers(formsContract, formsHandlers);

const inOrder = (languages: FormEntry["languages"]) => LANGS.filter((lang) => languages.includes(lang));

/** A form as the calls of the contract answer it. */
function answered({ _id, pdf, anyName, languages, version, ...texts }: FormEntry): Form {
  const names = localized((lang) => ({ formValue: texts[lang].name }));
  const { pdfId, originalFilename } = pdf;
  return {
    _id,
    pdfId: pdfId ?? "",
    formValue: anyName,
    originalFilename,
    lang: languages,
    ...names,
    version,
  };
}

const saved = (action: "add" | "edit" | "delete" | "restore", form: FormEntry) =>
  changed(action, form, { form_id: form._id });
