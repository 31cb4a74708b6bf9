import { Link } from "react-router";
import { RichText } from "../../../content/richtext/rich-text";
import { createClient } from "../../../platform/http/client";
import { hongKongDay, plainDay } from "../../../platform/locale/format";
import { fill, isLang, LANG_TAG, LANGS, type Lang, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { type NoticeVersion, noticeScreen } from "../../../platform/notice-version";
import { Loading, load, ScreenTitle, usePermissions } from "../../../ui/frame/screen";
import { HiddenLabel } from "../../../ui/list/action-label";
import { type NoticeText, privacyNoticeContract } from "../contract";
import { privacyNoticeWords } from "../words";
import type { Route } from "./+types/notice";

const api = createClient(privacyNoticeContract);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams;
  const number = Number(search.get("number"));
  const asked = search.get("lang") ?? "";
  return load(async () => ({
    ...(await api.one(number > 0 ? { number } : {})),
    asked: isLang(asked) ? asked : undefined,
  }));
};

export const HydrateFallback = Loading;

/** A version of the privacy notice as visitors read it, in one language at a time, with links to the other versions. */
export default function OneNotice({ loaderData }: Route.ComponentProps) {
  const { notice, versions, asked } = loaderData;
  const own = useLang();
  const words = useWords(privacyNoticeWords);
  const { mayChange } = usePermissions();
  const lang = asked ?? own;
  const { number, since, texts } = notice;
  const next = versions.findLast((each) => each.number > number);
  return (
    <>
      <ScreenTitle title={fill(words.title, { number })} />
      <p>
        <WithDays words={next ? words.wasInForce : words.inForce} days={{ from: since, to: next?.since }} />
      </p>
      <p className="field-hint mb-4">{words.intro}</p>
      {mayChange && (
        <p className="mb-4">
          <Link className="button button-quiet" to="/cms/pages/privacy">
            {words.edit}
          </Link>
        </p>
      )}
      <Versions versions={versions} shown={number} />
      <Languages number={number} shown={lang} />
      <Words text={texts[lang]} lang={lang} />
    </>
  );
}

/** A sentence with days in it, in place of `{from}` and the like. */
function WithDays({ words, days }: { words: string; days: Readonly<Record<string, string | undefined>> }) {
  const lang = useLang();
  return words.split(/\{(\w+)\}/).map((part, at) => {
    const day = at % 2 === 1 ? days[part] : undefined;
    if (day === undefined) return part;
    return (
      <time key={part} dateTime={hongKongDay(new Date(day))}>
        {plainDay(day, lang)}
      </time>
    );
  });
}

/** Links to all versions, where there are several. */
function Versions({ versions, shown }: { versions: readonly NoticeVersion[]; shown: number }) {
  const words = useWords(privacyNoticeWords);
  if (versions.length < 2) return null;
  return (
    <nav className="actions mb-4" aria-label={words.versions}>
      {versions.map(({ number, since }) => (
        <Link
          key={number}
          className="button button-quiet"
          to={noticeScreen(number)}
          aria-current={number === shown ? "page" : undefined}
        >
          <WithDays words={fill(words.version, { number })} days={{ day: since }} />
        </Link>
      ))}
    </nav>
  );
}

function Languages({ number, shown }: { number: number; shown: Lang }) {
  const staff = useStaffWords();
  const words = useWords(privacyNoticeWords);
  return (
    <nav className="actions mb-6" aria-label={words.languages}>
      {LANGS.map((lang) => (
        <Link
          key={lang}
          className="button button-quiet"
          to={`${noticeScreen(number)}&lang=${lang}`}
          aria-current={lang === shown ? "true" : undefined}
        >
          <HiddenLabel label={words.languages} />
          {staff[lang]}
        </Link>
      ))}
    </nav>
  );
}

/** All that the notice said in one language. */
function Words({ text: { title, parts, contact }, lang }: { text: NoticeText; lang: Lang }) {
  const words = useWords(privacyNoticeWords);
  return (
    <>
      <article className="stack measure" lang={LANG_TAG[lang]}>
        <h2>{title}</h2>
        {parts.map(({ heading, html }) => (
          <section key={`${heading}${html}`} className="stack">
            {heading && <h3>{heading}</h3>}
            <RichText html={html} />
          </section>
        ))}
      </article>
      <section className="stack measure mt-6" aria-labelledby="notice-contact">
        <h2 id="notice-contact">{words.contact}</h2>
        <p>{contact.email}</p>
        <p lang={LANG_TAG[lang]}>{contact.address}</p>
      </section>
    </>
  );
}
