import { data } from "react-router";
import { Cast } from "../art/cast/cast";
import { createRandom, siteFlower, siteInk } from "../art/drawing";
import { flossPath, OpenFlower } from "../art/flower";
import { CONTACT_FORM, ContactForm } from "../features/enquiries/public/contact-form";
import { contactWords } from "../features/enquiries/public/words";
import { enquiries } from "../features/enquiries.server";
import { pageEntry, pagePhoto } from "../features/pages/page-texts.server";
import { MediaImage } from "../media/picture";
import type { PageImage } from "../media/shown-images.server";
import { pageOrigins } from "../platform/http/security/security-policy.server";
import { depsContext, localeContext } from "../platform/loader-context.server";
import { withColon } from "../platform/locale/format";
import { useLang, useWords } from "../platform/locale/lang";
import { submitForm } from "../site/form/form-submission.server";
import { Lead, PageHead } from "../site/frame/page";
import { siteDetailsFor } from "../site/frame/site-details.server";
import { noticeDay } from "../site/notice/notice-in-force.server";
import { NoticeDayContext } from "../site/notice/notice-link";
import type { Route } from "./+types/contact";
import contactCss from "./contact/contact.css?url";
import { contact } from "./contact/definition";
import { directionsIn } from "./contact/directions.server";
import { CallFirst, CallUs, VisitUs, WriteToUs } from "./contact/visit-us";
import { useTitle } from "./use-title";

const SIZES = "(width < 64rem) calc(100vw - 3rem), 420px";

/** Lines of what is said, in the bubble at the right. */
const LINES = "M232 84H350M232 112H350M232 140H306";

/** Two who talk: one says a flower, one writes in sheathed nerves. */
function TalkArt({ sketched }: { sketched: boolean }) {
  return (
    <svg
      className={sketched ? "reach-art reach-art-wide" : "reach-art"}
      viewBox="0 0 400 440"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path fill={siteInk.leaf} d="M8 408C110 374 290 374 392 408C290 434 110 434 8 408z" />
      <circle cx="214" cy="236" r="118" fill={siteInk.ground} />
      <path
        fill={siteInk.teal}
        d="M34 20H150Q174 20 174 44V120Q174 144 150 144H126L118 176L92 144H34Q10 144 10 120V44Q10 20 34 20z"
      />
      <circle cx="92" cy="82" r="46" fill={siteInk.mist} />
      <OpenFlower ink={siteFlower} x={92} y={82} scale={0.6} turn={14} />
      <path
        fill={siteInk.mist}
        stroke={siteInk.wood}
        strokeWidth="4"
        d="M226 52H356Q380 52 380 76V148Q380 172 356 172H308L280 206L276 172H226Q202 172 202 148V76Q202 52 226 52z"
      />
      <path stroke={siteInk.wood} strokeWidth="3" d={LINES} />
      <path stroke={siteInk.wood} strokeWidth="10" strokeDasharray="20 26" d={LINES} />
      <path stroke={siteInk.wood} d={flossPath(createRandom(6), [372, 262], 22, -0.7)} />
      <Cast name="walker" x={132} y={398} scale={0.74} turn={5} />
      <Cast name="student" x={258} y={404} scale={0.74} arms="wave" turn={-5} />
    </svg>
  );
}

interface WelcomeProps {
  photo: PageImage | null;
  /** There is a drawing of the way further down: on a phone this one would come just before it. */
  sketched: boolean;
}

/** The hero picture: the charity's own photograph, or the drawing. */
function Welcome({ photo, sketched }: WelcomeProps) {
  return photo ? (
    <MediaImage {...photo} sizes={SIZES} place={4 / 3} className="reach-photo" />
  ) : (
    <TalkArt sketched={sketched} />
  );
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contactCss }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { config } = context.get(depsContext);
  const { lang } = context.get(localeContext);
  const { mapPoint, wayHere } = await siteDetailsFor(context);
  const entry = await pageEntry(context, contact);
  const sent = new URL(request.url).searchParams.has("sent");
  return data(
    {
      texts: entry[lang],
      photo: await pagePhoto(context, contact, entry.photo),
      mapPoint,
      way: directionsIn(wayHere, lang),
      map: config.map,
      sent,
      notice: await noticeDay(context),
    },
    { headers: pageOrigins({ images: new URL(config.map.tiles).origin }) },
  );
}

/** The action for the contact form, which posts to its own page. */
export const action = (args: Route.ActionArgs) =>
  submitForm(enquiries, "contact", args, () => `/contact?sent=1#${CONTACT_FORM}`);

export const handle = { query: [{ name: "sent", values: ["1"] }] };

/**
 * The map pictures' origin, which the security policy of this page alone allows; and how long to wait before
 * a form that came too often is sent again.
 */
export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

/** E-mail, telephone and office: how to reach a person. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, photo, mapPoint, way, map, notice } = loaderData;
  const sent = loaderData.sent && !actionData;
  const lang = useLang();
  const { thanksTitle } = useWords(contactWords);
  const ofForm = useTitle(texts.title, actionData);
  const title = sent ? withColon(lang, thanksTitle, texts.title) : ofForm;
  return (
    <>
      <PageHead title={title} description={texts.lead} path="/contact" />
      <div className="content">
        <div className="page-title stack measure">
          <h1>{texts.title}</h1>
          <Lead text={texts.lead} />
          <CallFirst />
        </div>
        <div className="reach">
          <NoticeDayContext value={notice}>
            <ContactForm {...texts.form} sent={sent} refusal={actionData} />
          </NoticeDayContext>
          <div className="reach-details">
            <WriteToUs {...texts.write} />
            <CallUs {...texts.call} />
            <Welcome photo={photo} sketched={way !== null} />
          </div>
        </div>
      </div>
      <VisitUs texts={texts.visit} way={way} point={mapPoint} source={map} />
    </>
  );
}
