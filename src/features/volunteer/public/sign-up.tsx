import { ExternalLink } from "lucide-react";
import { PdfLink } from "../../../media/pdf-link";
import { useLang, useWords } from "../../../platform/locale/lang";
import type { VolunteerView } from "../feature.server";
import { volunteerWords } from "./words";

/** Returns whether there is any form to open or download. */
export function hasForms({ individual, organization, pdf }: VolunteerView): boolean {
  return individual !== "" || organization !== "" || pdf !== null;
}

/** The sign-up forms that there are: links for individuals and organizations, and the PDF to print. */
export function SignUp({ volunteer: { individual, organization, pdf } }: { volunteer: VolunteerView }) {
  const lang = useLang();
  const words = useWords(volunteerWords);
  return (
    <>
      {(individual || organization) && (
        <ul className="actions pdf-list">
          {individual && <SignUpLink href={individual} label={words.individual} />}
          {organization && <SignUpLink href={organization} label={words.organization} />}
        </ul>
      )}
      {pdf && (
        <div>
          <PdfLink pdf={{ ...pdf, name: pdf.name || words.pdf }} className="pdf-link" />
          {pdf.pdfLang !== lang && <p className="fallback-note">{words.only[pdf.pdfLang]}</p>}
        </div>
      )}
    </>
  );
}

function SignUpLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <a className="button button-main" href={href}>
        {label}
        <ExternalLink aria-hidden="true" size={18} />
      </a>
    </li>
  );
}
