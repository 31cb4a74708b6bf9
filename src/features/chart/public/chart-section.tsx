import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { MediaImage } from "../../../core/media/picture";
import { FallbackNote } from "../../../core/site/frame/fallback-note";
import type { ChartView, ShownPicture } from "./about-chart.server";
import { Figures } from "./figures";
import { expenditureWords } from "./words";

const SIZES = "(width < 64rem) calc(100vw - 3rem), 480px";

/** What the charity spends: the image of this language, and the figures. Nothing while it has neither. */
export function ChartSection({ chart: { picture, figures } }: { chart: ChartView }) {
  const words = useWords(expenditureWords);
  if (!picture && !figures) return null;
  return (
    <section className="section" aria-labelledby="expenditure">
      <div className="content">
        <h2 id="expenditure">{words.title}</h2>
        <div className="expenditure">
          {picture && <Picture picture={picture} fallback={words.image} />}
          {figures && <Figures figures={figures} />}
        </div>
      </div>
    </section>
  );
}

function Picture({ picture, fallback }: { picture: ShownPicture; fallback: string }) {
  const lang = useLang();
  const { alt, lang: _, ...image } = picture;
  return (
    <div className="stack">
      <div lang={alt === "" || picture.lang === lang ? undefined : LANG_TAG[picture.lang]}>
        <MediaImage {...image} alt={alt || fallback} sizes={SIZES} className="expenditure-image" />
      </div>
      <FallbackNote shown={{ text: fallback, lang: picture.lang }} />
    </div>
  );
}
