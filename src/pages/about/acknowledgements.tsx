import { fill } from "../../core/locale/fill";
import { LANG_TAG } from "../../core/locale/lang";
import { useLang, useWords } from "../../core/locale/lang-context";
import { MediaImage } from "../../core/media/picture";
import type { ShownDonors } from "../../features/donors/public/about-donors.server";
import type { SpecialImage } from "../../features/special/public/about-special.server";
import { aboutPageWords } from "./words";

interface AcknowledgementsProps {
  donors: ShownDonors;
  special: SpecialImage[];
}

const SIZES = "(width < 34rem) calc(100vw - 3rem), (width < 50rem) 45vw, 270px";

/** Whom the charity thanks, by image and by name. Nothing while there is nobody. */
export function Acknowledgements({ donors, special }: AcknowledgementsProps) {
  const words = useWords(aboutPageWords);
  if (donors.names.length === 0 && special.length === 0) return null;
  return (
    <section className="section" aria-labelledby="acknowledgements">
      <div className="content stack">
        <h2 id="acknowledgements">{words.acknowledgements}</h2>
        {special.length > 0 && (
          <>
            <h3>{words.special}</h3>
            <ul className="special-images">
              {special.map(({ num, ...image }, index) => (
                <li key={num}>
                  <MediaImage {...image} alt={fill(words.specialImage, { num: index + 1 })} sizes={SIZES} />
                </li>
              ))}
            </ul>
          </>
        )}
        {donors.names.length > 0 && <DonorNames {...donors} />}
      </div>
    </section>
  );
}

function DonorNames({ names, lang: shownLang }: ShownDonors) {
  const lang = useLang();
  const words = useWords(aboutPageWords);
  return (
    <>
      <h3>{words.donors}</h3>
      <ul className="donor-names" lang={shownLang === lang ? undefined : LANG_TAG[shownLang]}>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </>
  );
}
