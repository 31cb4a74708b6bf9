import { useLang } from "../core/locale/lang-context";
import { useMessages } from "../core/locale/use-messages";
import { PageHead } from "../core/site/page-head";
import { involvedTexts } from "../site/involved-texts";
import { Together } from "./involved/together";
import { Volunteering } from "./involved/volunteering";
import { Ways } from "./involved/ways";

/** How somebody can help, from a free afternoon to a shared page, and whom to ask. */
export default function Involved() {
  const lang = useLang();
  const words = useMessages();
  return (
    <>
      <PageHead title={words.involved} description={involvedTexts.intro[lang]} path="/involved" />
      <section className="content involved-head">
        <div className="page-title stack measure">
          <h1>{words.involved}</h1>
          <p className="lead">{involvedTexts.intro[lang]}</p>
        </div>
        <Together className="involved-art" />
      </section>
      <Ways />
      <Volunteering />
    </>
  );
}
