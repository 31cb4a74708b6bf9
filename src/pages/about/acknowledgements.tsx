import type { ShownDonors } from "../../features/donors/public/about-donors.server";
import type { SpecialImage } from "../../features/special/public/about-special.server";
import { MediaImage } from "../../media/picture";
import { fill, otherLang } from "../../platform/locale/lang";
import { useLang, useWords } from "../../platform/locale/lang-context";
import type { AboutTexts } from "./definition";
import { aboutPageWords } from "./words";

interface Thanked {
  donors: ShownDonors;
  special: SpecialImage[];
}

interface AcknowledgementsProps extends Thanked {
  texts: AboutTexts["acknowledgements"];
}

/** Returns whether there is anybody to thank. */
export const hasThanked = ({ donors, special }: Thanked): boolean =>
  donors.names.length > 0 || special.length > 0;

const SIZES = "(width < 50rem) 45vw, 270px";

/** Whom the charity thanks, by image and by name. Nothing while there is nobody. */
export function Acknowledgements({ texts, donors, special }: AcknowledgementsProps) {
  const words = useWords(aboutPageWords);
  const lang = useLang();
  if (!hasThanked({ donors, special })) return null;
  return (
    <section className="section" aria-labelledby="acknowledgements">
      <div className="content stack">
        <h2 id="acknowledgements">{texts.title}</h2>
        {special.length > 0 && (
          <>
            <h3>{texts.special}</h3>
            <ul className="special-images">
              {special.map(({ num, image, caption }, index) => (
                <li key={num}>
                  <figure>
                    <MediaImage
                      {...image}
                      undescribed={fill(words.specialImage, { num: index + 1 })}
                      sizes={SIZES}
                    />
                    {caption.text !== "" && (
                      <figcaption lang={otherLang(caption, lang)}>{caption.text}</figcaption>
                    )}
                  </figure>
                </li>
              ))}
            </ul>
          </>
        )}
        {donors.names.length > 0 && <DonorNames title={texts.donors} {...donors} />}
      </div>
    </section>
  );
}

function DonorNames({ title, names, lang: shownLang }: ShownDonors & { title: string }) {
  const lang = useLang();
  return (
    <>
      <h3>{title}</h3>
      <ul className="donor-names" lang={otherLang({ lang: shownLang }, lang)}>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </>
  );
}
