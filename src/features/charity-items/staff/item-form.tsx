import { fill } from "../../../core/locale/fill";
import { LANGS } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { type StaffWords, useStaffWords } from "../../../core/locale/words/staff";
import { TextField } from "../../../core/staff/fields/text-field";
import { DraftForm } from "../../../core/staff/form/draft-form";
import { type LoadTheirs, type SubmitDraft, useDraft } from "../../../core/staff/form/use-draft";
import { LanguagePanels } from "../../../core/staff/languages/language-panels";
import { textsIn, useShownLang } from "../../../core/staff/languages/use-shown-lang";
import { PHOTOS } from "../photos";
import { completeness, type ItemForm } from "./draft";
import { ItemPhotos } from "./item-photos";
import { ItemTexts } from "./item-texts";
import { photoLabel } from "./photo-label";
import { type CharityItemsWords, charityItemsWords } from "./words";

interface ItemFormProps {
  initial: ItemForm;
  submit: SubmitDraft<ItemForm>;
  loadTheirs?: LoadTheirs<ItemForm>;
  submitAsNew?: SubmitDraft<ItemForm>;
  submitLabel?: string;
}

const PARTS = [
  ...Array.from({ length: PHOTOS }, (_, slot) => `coverId.${slot}`),
  "price",
  ...LANGS.flatMap((lang) => ["name", "tag", "desc"].map((field) => `${lang}.${field}`)),
];

/** The form of a charity item: photos and price once, then its texts in each language. */
export function ItemFormView({ initial, submit, submitAsNew, loadTheirs, submitLabel }: ItemFormProps) {
  const words = useStaffWords();
  const own = useWords(charityItemsWords);
  const { shownLang, setShownLang, reveal } = useShownLang();
  const draft = useDraft({ initial, submit, submitAsNew, loadTheirs });
  const { form, setForm, patch, errorsAt } = draft;
  return (
    <DraftForm
      draft={draft}
      parts={PARTS}
      requestPrefix="item."
      labelOf={(path) => pathLabel(path, words, own)}
      reveal={reveal}
      {...(submitLabel && { submitLabel })}
    >
      <ItemPhotos
        photos={form.coverId}
        onChange={(change) => setForm((before) => ({ ...before, coverId: change(before.coverId) }))}
        errorsAt={errorsAt}
      />
      <div className="narrow mb-8">
        <TextField
          label={own.price}
          hint={own.priceHint}
          path="item.price"
          value={form.price}
          onChange={(price) => patch({ price })}
          errors={errorsAt("item.price")}
        />
      </div>
      <LanguagePanels current={shownLang} onChoose={setShownLang} complete={completeness(form)}>
        {(lang) => <ItemTexts {...textsIn(draft, lang)} />}
      </LanguagePanels>
    </DraftForm>
  );
}

/** How the field at a path of the form is called: `tra.name` is "Name (Traditional Chinese)". */
function pathLabel(path: string, words: StaffWords, own: CharityItemsWords): string {
  const [first = "", second = ""] = path.split(".");
  if (first === "price") return own.price;
  if (first === "coverId") return second === "" ? own.photos : photoLabel(Number(second), own);
  const lang = LANGS.find((each) => each === first);
  const field = (["name", "tag", "desc"] as const).find((each) => each === second);
  return lang && field ? fill(words.inLanguage, { label: own[field], language: words[lang] }) : path;
}
