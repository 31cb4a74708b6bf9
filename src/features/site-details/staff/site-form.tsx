import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { DraftForm } from "../../../core/staff/form/draft-form";
import { AnnualReportFields } from "./annual-report-fields";
import { PARTS } from "./draft";
import { Field, LanguageFields, type SiteDraft } from "./fields";
import { labelOf } from "./label-of";
import { Section } from "./section";
import { SocialLinks } from "./social-links";
import { siteDetailsWords } from "./words";

/** Everything that the site says about the charity, under headings. */
export function SiteFormView({ draft }: { draft: SiteDraft }) {
  const words = useWords(siteDetailsWords);
  const staff = useStaffWords();
  return (
    <DraftForm draft={draft} parts={PARTS} requestPrefix="" labelOf={(path) => labelOf(path, words, staff)}>
      <ReachSections draft={draft} />
      <Section title={words.social}>
        <SocialLinks draft={draft} />
      </Section>
      <GivingSections draft={draft} />
      <Section title={words.registration} hint={words.registrationHint}>
        <Field draft={draft} path="registrationReference" />
      </Section>
      <Section title={words.report} hint={words.reportHint}>
        <AnnualReportFields draft={draft} />
      </Section>
    </DraftForm>
  );
}

/** What the charity is called and where it is reached. */
function ReachSections({ draft }: { draft: SiteDraft }) {
  const words = useWords(siteDetailsWords);
  return (
    <>
      <Section title={words.names}>
        <LanguageFields draft={draft} path="name" />
        <LanguageFields draft={draft} path="shortName" />
      </Section>
      <Section title={words.reach}>
        <div className="grid gap-4 md:grid-cols-2">
          <Field draft={draft} path="phone" hint={words.telephoneHint} />
          <Field draft={draft} path="fax" hint={words.telephoneHint} />
        </div>
        <Field draft={draft} path="email" />
        <LanguageFields draft={draft} path="address" long />
      </Section>
      <Section title={words.map} hint={words.mapHint}>
        <div className="grid gap-4 md:grid-cols-2">
          <Field draft={draft} path="mapPoint.lat" />
          <Field draft={draft} path="mapPoint.lng" />
        </div>
      </Section>
    </>
  );
}

/** Where gifts go. */
function GivingSections({ draft }: { draft: SiteDraft }) {
  const words = useWords(siteDetailsWords);
  return (
    <>
      <Section title={words.bank}>
        <LanguageFields draft={draft} path="bank.bankName" />
        <div className="grid gap-4 md:grid-cols-2">
          <Field draft={draft} path="bank.accountName" />
          <Field draft={draft} path="bank.accountNumber" />
        </div>
      </Section>
      <Section title={words.pps}>
        <div className="grid gap-4 md:grid-cols-2">
          <Field draft={draft} path="pps.merchantCode" />
          <Field draft={draft} path="pps.phone" />
        </div>
      </Section>
      <Section title={words.fps}>
        <Field draft={draft} path="fps.id" hint={words.fpsHint} />
      </Section>
      <Section title={words.cheque}>
        <LanguageFields draft={draft} path="cheque.payee" />
        <LanguageFields draft={draft} path="cheque.address" long />
      </Section>
    </>
  );
}
