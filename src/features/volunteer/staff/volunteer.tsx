import { LANGS } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { useOneEditor } from "../../../core/staff/form/use-one-editor";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import type { Volunteer } from "../contract";
import type { Route } from "./+types/volunteer";
import { fetchVolunteer } from "./fetch-volunteer";
import { LinkRow } from "./link-row";
import { PdfRow } from "./pdf-row";
import { volunteerStaffWords } from "./words";

export const clientLoader = () => load(fetchVolunteer);

export const HydrateFallback = Loading;

/** How volunteers sign up: a link for individuals, one for organizations, and a PDF in each language. */
export default function VolunteerScreen({ loaderData: volunteer }: Route.ComponentProps) {
  return volunteer && <VolunteerForms volunteer={volunteer} />;
}

function VolunteerForms({ volunteer }: { volunteer: Volunteer }) {
  const words = useWords(volunteerStaffWords);
  const editor = useOneEditor();
  return (
    <>
      <ScreenTitle title={words.title} />
      <p className="staff-section">{words.intro}</p>
      <section className="staff-section stack" aria-labelledby="links">
        <h2 id="links">{words.links}</h2>
        <ul className="row-list">
          <LinkRow category="individual" volunteer={volunteer} editor={editor} />
          <LinkRow category="organization" volunteer={volunteer} editor={editor} />
        </ul>
      </section>
      <section className="staff-section stack" aria-labelledby="pdfs">
        <h2 id="pdfs">{words.pdfs}</h2>
        <p className="field-hint">{words.pdfsHint}</p>
        <ul className="row-list">
          {LANGS.map((lang) => (
            <PdfRow key={lang} lang={lang} volunteer={volunteer} editor={editor} />
          ))}
        </ul>
      </section>
      {editor.question}
    </>
  );
}
