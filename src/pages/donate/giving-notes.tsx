import { donateTexts } from "../../charity/donate-texts";
import { taxTexts } from "../../charity/tax-texts";
import { useLang } from "../../core/locale/lang-context";
import { SentenceSpace } from "../../core/locale/sentence-space";
import { ContactList } from "../../core/site/frame/contact-list";
import { useSiteDetails } from "../../core/site/frame/site-details-context";

/** Giving every month, receipts, and tax where the charity may speak of it. */
export function GivingNotes() {
  const lang = useLang();
  const { monthly, receipts } = donateTexts;
  const tax = taxTexts(useSiteDetails().registrationReference);
  return (
    <div className="section section-blush">
      <div className="content two-thirds">
        <div className="stack measure">
          <h2>{monthly.title[lang]}</h2>
          <p>{monthly.text[lang]}</p>
          <ContactList />
        </div>
        <div className="stack measure">
          <h2>{receipts.title[lang]}</h2>
          {receipts.paragraphs.map((paragraph) => (
            <p key={paragraph.eng}>{paragraph[lang]}</p>
          ))}
          {tax && (
            <p>
              {tax.status[lang]}
              <SentenceSpace />
              {tax.deduction[lang]}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
