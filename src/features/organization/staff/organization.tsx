import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { fill } from "../../../core/locale/fill";
import { localized } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { type StaffWords, useStaffWords } from "../../../core/locale/words/staff";
import { DraftForm } from "../../../core/staff/form/draft-form";
import { EmptyForm } from "../../../core/staff/form/empty-form";
import { useRecordDraft } from "../../../core/staff/form/use-record-draft";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { LanguagePanels } from "../../../core/staff/languages/language-panels";
import { langOfPath, textsIn, useShownLang } from "../../../core/staff/languages/use-shown-lang";
import { type Organization, organizationContract } from "../contract";
import type { Route } from "./+types/organization";
import { combinedOf, formOf, isEmpty, PARTS } from "./draft";
import { DriftLink, DriftNote } from "./drift-note";
import { LanguageFields } from "./language-fields";
import { type OrganizationWords, organizationWords } from "./words";

const api = createClient(organizationContract);

const fetchOrganization = async () => (await api.current({})).orgStructure[0];

export const clientLoader = () => load(fetchOrganization);

export const HydrateFallback = Loading;

/** Who runs the charity: patrons, founder, trustee, directors, advisors and staff, in each language. */
export default function EditOrganization({ loaderData: organization }: Route.ComponentProps) {
  return organization && <OrganizationFormView organization={organization} />;
}

function OrganizationFormView({ organization }: { organization: Organization }) {
  const changes = useChanges(organizationContract);
  const words = useStaffWords();
  const own = useWords(organizationWords);
  const { shownLang, setShownLang, reveal } = useShownLang();
  const draft = useRecordDraft({
    record: organization,
    fetchRecord: fetchOrganization,
    formOf,
    save: (form, version) => changes.replace({ combined: combinedOf(form), version }),
    saved: { text: own.saved, view: "/about#organization" },
  });
  const { form } = draft;
  const stored = formOf(organization);
  return (
    <>
      <ScreenTitle title={own.organization} />
      {isEmpty(stored) && (
        <EmptyForm text={own.none} label={own.begin} path={`combined.${shownLang}.founder`} />
      )}
      <DraftForm
        draft={draft}
        parts={PARTS}
        requestPrefix="combined."
        labelOf={(path) => pathLabel(path, own, words)}
        reveal={reveal}
        beside={<DriftLink stored={stored} form={form} />}
      >
        <DriftNote stored={stored} form={form} />
        <LanguagePanels
          current={shownLang}
          onChoose={setShownLang}
          complete={localized((lang) => form[lang].founder !== "" && form[lang].members !== "")}
        >
          {(lang) => <LanguageFields {...textsIn(draft, lang)} />}
        </LanguagePanels>
      </DraftForm>
    </>
  );
}

/** `eng.founder` of the form, or `eng.engPatron.0.patronName` of the request, as the screen calls it. */
function pathLabel(path: string, own: OrganizationWords, words: StaffWords): string {
  const lang = langOfPath(path);
  const [, field = "", at] = path.split(".");
  if (!lang) return path;
  const language = words[lang];
  const named = (label: string) => fill(words.inLanguage, { label, language });
  const isPatron = /patron/i.test(field);
  if (at !== undefined) {
    return named(fill(isPatron ? own.patronNumber : own.staffNumber, { number: Number(at) + 1 }));
  }
  if (isPatron) return named(own.patrons);
  if (/staff/i.test(field)) return named(own.staff);
  const texts: Record<string, string> = {
    founder: own.founder,
    trustee: own.trustee,
    members: own.members,
    advisors: own.advisors,
  };
  return named(texts[field] ?? field);
}
