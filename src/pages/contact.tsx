import { data } from "react-router";
import { CONTACT_FORM, ContactForm } from "../features/enquiries/public/contact-form";
import { contactWords } from "../features/enquiries/public/words";
import { enquiries } from "../features/enquiries.server";
import { pageEntry, pagePhoto } from "../features/pages/page-texts.server";
import { depsContext } from "../platform/deps.server";
import { pageOrigins } from "../platform/http/security/security-policy.server";
import { withColon } from "../platform/locale/format";
import { useLang, useWords } from "../platform/locale/lang-context";
import { localeContext } from "../platform/locale/request-lang.server";
import { submitForm } from "../site/form/form-submission.server";
import { Lead } from "../site/frame/lead";
import { PageHead } from "../site/frame/page-head";
import { siteDetailsFor } from "../site/frame/site-details.server";
import { noticeDay } from "../site/notice/notice-in-force.server";
import { NoticeDayContext } from "../site/notice/notice-link";
import type { Route } from "./+types/contact";
import contactCss from "./contact/contact.css?url";
import { contact } from "./contact/definition";
import { directionsIn } from "./contact/directions.server";
import { CallFirst, CallUs, VisitUs, WriteToUs } from "./contact/visit-us";
import { Welcome } from "./contact/welcome";
import { useTitle } from "./use-title";

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

/** Takes the contact form, which the page sends to itself. */
export const action = (args: Route.ActionArgs) =>
  submitForm(enquiries, "contact", args, () => `/contact?sent=1#${CONTACT_FORM}`);

export const handle = { query: [{ name: "sent", values: ["1"] }] };

/**
 * The map pictures' origin, which the security policy of this page alone allows; and how long to wait before
 * a form that came too often is sent again.
 */
export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

/** E-mail, telephone and office: the ways to reach a person. */
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
