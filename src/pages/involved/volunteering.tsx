import { involvedTexts } from "../../charity/involved-texts";
import { useLang } from "../../core/locale/lang-context";
import { useSiteWords } from "../../core/locale/use-site-words";
import { ContactList } from "../../core/site/frame/contact-list";
import { hasForms, SignUp } from "../../features/volunteer/public/sign-up";
import type { VolunteerView } from "../../features/volunteer/public/volunteer-view.server";

/** How volunteering begins, its forms, and where they and questions go. */
export function Volunteering({ volunteer }: { volunteer: VolunteerView }) {
  const lang = useLang();
  const words = useSiteWords();
  const { title, text } = involvedTexts.volunteering;
  return (
    <section className="section section-blush" aria-labelledby="volunteering">
      <div className="content two-thirds">
        <div className="stack measure">
          <h2 id="volunteering">{title[lang]}</h2>
          <p>{text[lang]}</p>
          {hasForms(volunteer) ? <SignUp volunteer={volunteer} /> : <p>{words.askForForm}</p>}
        </div>
        <div className="stack">
          <h3>{words.reachUs}</h3>
          <ContactList />
        </div>
      </div>
    </section>
  );
}
