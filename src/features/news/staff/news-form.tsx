import { LANGS, type Lang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { DraftForm } from "../../../core/staff/form/draft-form";
import { type LoadTheirs, type SubmitDraft, useDraft } from "../../../core/staff/form/use-draft";
import { LanguagePanels } from "../../../core/staff/languages/language-panels";
import { textsIn, useShownLang, withPart } from "../../../core/staff/languages/use-shown-lang";
import { completeness, type NewsForm } from "./draft";
import { pathLabel } from "./path-label";
import { SharedFields } from "./shared-fields";
import { TextFields } from "./text-fields";
import { useFutureQuestion } from "./use-future-question";
import { useHeaderNeeded } from "./use-header-needed";
import { newsScreenWords } from "./words";

interface NewsFormProps {
  initial: NewsForm;
  submit: SubmitDraft<NewsForm>;
  loadTheirs?: LoadTheirs<NewsForm>;
  submitAsNew?: SubmitDraft<NewsForm>;
}

const RICH_PARTS = LANGS.map((lang) => `${lang}.content`);

const PARTS = [
  "coverId",
  "category",
  "starred",
  "date",
  ...LANGS.flatMap((lang) =>
    ["header", "content", "video", "photoId", "photoArray"].map((field) => `${lang}.${field}`),
  ),
];

/** The form of a news item: what it has once, then what it has in each language. */
export function NewsFormView({ initial, submit, submitAsNew, loadTheirs }: NewsFormProps) {
  const words = { ...useStaffWords(), ...useWords(newsScreenWords) };
  const { shownLang, setShownLang, reveal } = useShownLang();
  const { submitIn, isNeeded } = useHeaderNeeded(submit, shownLang);
  const { draft, question } = useFutureQuestion(
    useDraft({ initial, submit: submitIn, submitAsNew, loadTheirs }),
    initial,
  );
  const { form, patch, setForm, errorsAt } = draft;
  return (
    <>
      {question}
      <DraftForm
        draft={draft}
        parts={PARTS}
        richParts={RICH_PARTS}
        requestPrefix="news."
        labelOf={(path) => (isNeeded && path.endsWith(".header") ? words.header : pathLabel(path, words))}
        reveal={reveal}
      >
        <SharedFields form={form} patch={patch} errorsAt={errorsAt} />
        <LanguagePanels current={shownLang} onChoose={setShownLang} complete={completeness(form)}>
          {(lang) => (
            <TextFields
              {...textsIn(draft, lang)}
              onPhotos={(change) =>
                setForm((before) => withPart(before, lang, { photoArray: change(before[lang].photoArray) }))
              }
              onUsePhotosEverywhere={() => setForm((before) => withPhotosOf(before, lang))}
            />
          )}
        </LanguagePanels>
      </DraftForm>
    </>
  );
}

function withPhotosOf(form: NewsForm, lang: Lang): NewsForm {
  const { photoArray } = form[lang];
  return {
    ...form,
    eng: { ...form.eng, photoArray },
    tra: { ...form.tra, photoArray },
    sim: { ...form.sim, photoArray },
  };
}
