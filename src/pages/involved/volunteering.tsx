import { useLang } from "../../core/locale/lang-context";
import { useMessages } from "../../core/locale/use-messages";
import { ContactList } from "../../core/site/contact-list";
import { involvedTexts } from "../../site/involved-texts";

/** How volunteering begins, and where forms and questions go. */
export function Volunteering() {
  const lang = useLang();
  const words = useMessages();
  const { title, text } = involvedTexts.volunteering;
  return (
    <section className="section section-blush" aria-labelledby="volunteering">
      <div className="content two-thirds">
        <div className="stack measure">
          <h2 id="volunteering">{title[lang]}</h2>
          <p>{text[lang]}</p>
          <p>{words.askForForm}</p>
        </div>
        <div className="stack">
          <h3>{words.reachUs}</h3>
          <ContactList />
        </div>
      </div>
    </section>
  );
}
