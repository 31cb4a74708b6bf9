import { homeTexts } from "../../charity/home-texts";
import { DonateArt } from "../../core/art/donate-art";
import { useLang } from "../../core/locale/lang-context";
import { useSiteWords } from "../../core/locale/use-site-words";
import { SiteLink } from "../../core/site/frame/link";

/** Why a gift helps, and the way to give. */
export function DonationBlock() {
  const lang = useLang();
  const words = useSiteWords();
  const { title, text } = homeTexts.donation;
  return (
    <section className="section section-blush" aria-labelledby="donation">
      <div className="content split split-reverse">
        <div className="stack measure">
          <h2 id="donation">{title[lang]}</h2>
          <p>{text[lang]}</p>
          <p className="actions">
            <SiteLink className="button button-donate" to="/donate">
              {words.donate}
            </SiteLink>
            <SiteLink className="button button-quiet" to="/donate?method=bank">
              {words.waysToGive}
            </SiteLink>
          </p>
        </div>
        <DonateArt className="split-art" />
      </div>
    </section>
  );
}
