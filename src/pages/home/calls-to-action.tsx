import type { CardView } from "../../features/news/public/news-view.server";
import { withColon } from "../../platform/locale/format";
import { Headline } from "../../platform/locale/headline";
import { otherLang } from "../../platform/locale/lang";
import { useLang, useWords } from "../../platform/locale/lang-context";
import { Phrase } from "../../platform/locale/phrase";
import { GIVE, MAIN, SiteLink } from "../../site/frame/link";
import type { HomeTexts } from "./definition";
import { homePageWords } from "./words";

/**
 * The ways on for those who come: a family that has just heard, somebody who wants to understand, a donor. They lead
 * past the header, as the skip link does: that is two presses of a switch less.
 */
export function CallsToAction({ talk, talkNote, learn, give }: HomeTexts["doors"]) {
  const lang = useLang();
  return (
    <ul className="doors">
      <li>
        <SiteLink className="button button-main door" to={`/contact#${MAIN}`}>
          <div>
            <p>
              <Headline text={talk} lang={lang} />
            </p>
            {talkNote && (
              <p>
                <Phrase text={talkNote} lang={lang} />
              </p>
            )}
          </div>
        </SiteLink>
      </li>
      <li>
        <SiteLink className="button button-quiet door" to={`/sma#${MAIN}`}>
          {learn}
        </SiteLink>
      </li>
      <li>
        <SiteLink className="button button-quiet door" to={`/donate#${GIVE}`}>
          {give}
        </SiteLink>
      </li>
    </ul>
  );
}

/** The ways of those who come to help or to work with people with SMA. Below the rest: they are no stop before it. */
export function QuietLinks() {
  const words = useWords(homePageWords);
  return (
    <p className="quiet-ways">
      <SiteLink to="/involved">{words.volunteer}</SiteLink>
      <SiteLink to="/sma#care">{words.professionals}</SiteLink>
    </p>
  );
}

/** The newest of the news below, for who comes back for it. */
export function Newest({ id, header }: CardView) {
  const lang = useLang();
  return (
    <p className="newest">
      <span>{withColon(lang, useWords(homePageWords).latestNews)}</span>
      <SiteLink to={`/archiveitem?news_id=${id}`} lang={otherLang(header, lang)}>
        <Phrase text={header.text} lang={header.lang} />
      </SiteLink>
    </p>
  );
}
