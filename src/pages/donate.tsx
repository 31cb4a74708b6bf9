import { data } from "react-router";
import { DonateArt } from "../art/donate-art";
import { CHOICE, readChoice } from "../features/donations/donation";
import { orderByForm, payPalPages } from "../features/donations/order/order.server";
import { METHODS, type Method, methodsSetUp } from "../features/donations/payment-methods";
import { payPalSettings } from "../features/donations/paypal/account.server";
import { givingWords } from "../features/donations/public/words";
import { CONTACT_FORM } from "../features/enquiries/public/contact-form";
import { pageEntry } from "../features/pages/page-texts.server";
import { settingsOf } from "../platform/config/config.server";
import { pageOrigins } from "../platform/http/security/security-policy.server";
import { depsContext, localeContext } from "../platform/loader-context.server";
import { withColon } from "../platform/locale/format";
import { fill, paragraphsIn, useLang, useLocale, useWords } from "../platform/locale/lang";
import { Headline, SentenceSpace } from "../platform/locale/phrase";
import { useSiteWords } from "../platform/locale/words/public";
import { hasDemoContent } from "../site/demo/seed.server";
import { donationTo, StructuredData, useSite } from "../site/discovery/structured-data";
import { PageHead, SiteLink, siteHref, useOrigin, useSiteDetails } from "../site/frame/page";
import { lastShown, siteDetailsFor } from "../site/frame/site-details.server";
import { useMirror } from "../site/mirror/mirror-context";
import { noticeDay } from "../site/notice/notice-in-force.server";
import { NoticeDayContext, NoticeLink } from "../site/notice/notice-link";
import type { Route } from "./+types/donate";
import { type Accounts, accountsView } from "./donate/accounts.server";
import { type DonateTexts, donate } from "./donate/definition";
import donateCss from "./donate/donate.css?url";
import { isDemo } from "./donate/is-demo.server";
import {
  BankDetails,
  ChequeDetails,
  FpsNumbers,
  MethodPanel,
  MethodTabs,
  PpsDetails,
} from "./donate/method-panel";
import { donateAddress, firstOf, readMethod } from "./donate/methods";
import { presetsOf } from "./donate/presets";
import { donatePageWords } from "./donate/words";
import { useTitle } from "./use-title";

/** A sheet of its own: other pages need none of its rules. */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: donateCss }];

export const handle = {
  query: [
    { name: "method", values: METHODS },
    { name: "cancelled", values: ["1"] },
    "amount",
    { name: "choice", values: CHOICE },
    "other",
    { name: "receipt", values: ["yes"] },
  ],
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(depsContext);
  const paypal = settingsOf(config, payPalSettings);
  const details = await siteDetailsFor(context);
  const { searchParams } = new URL(request.url);
  const hasDemo = (await lastShown(context, "demo content", hasDemoContent)) ?? false;
  const isShownAsDemo = hasDemo && isDemo(details, paypal);
  const hasPayPalForm = paypal !== undefined || isShownAsDemo;
  const { lang } = context.get(localeContext);
  const accounts = accountsView(details, { lang, query: searchParams, isDemo: isShownAsDemo });
  const setUp = methodsSetUp(details, hasPayPalForm);
  // A demonstration shows FPS too, by a drawing.
  const offered = METHODS.filter((method) => setUp.includes(method) || (method === "fps" && isShownAsDemo));
  const entry = await pageEntry(context, donate);
  const page = {
    texts: entry[lang],
    presets: presetsOf(entry, lang),
    method: readMethod(searchParams, offered),
    offered,
    isFpsReady: setUp.includes("fps"),
    accounts,
    isDemo: isShownAsDemo,
    cancelled: searchParams.has("cancelled"),
    notice: await noticeDay(context),
    chosen: readChoice(searchParams),
  };
  return data(page, { headers: pageOrigins(paypal ? { forms: payPalPages(paypal.api) } : {}) });
}

/** The action for the form of the PayPal tab. */
export const action = (args: Route.ActionArgs) => orderByForm(args);

/** PayPal's pages, to which the form may lead; and how long to wait when too much was sent or PayPal is away. */
export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

/** The payment methods, one at a time, each at its own address. */
export default function Donate({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, method, offered, isFpsReady, isDemo: isShownAsDemo, notice, cancelled } = loaderData;
  const lang = useLang();
  const words = useWords(donatePageWords);
  const shared = useSiteWords();
  const { problem, cancelledTitle } = useWords(givingWords);
  const { demoNotice, intro, help } = texts;
  const { site, address } = useSite();
  const ofWay = method === "paypal" ? shared.donate : fill(words.donateBy, { method: texts[method].title });
  const title = method === "paypal" && cancelled ? withColon(lang, cancelledTitle, ofWay) : ofWay;
  return (
    <NoticeDayContext value={notice}>
      <PageHead
        title={useTitle(title, actionData, problem)}
        description={intro.text}
        path={donateAddress(method, firstOf(offered))}
      />
      <StructuredData things={[donationTo(site, shared.donate, address("/donate"))]} />
      {isShownAsDemo && demoNotice && (
        <p className="demo-notice">
          <Headline text={demoNotice} lang={lang} />
        </p>
      )}
      <div className="content donate-page">
        <h1>{intro.title}</h1>
        <DonateArt className="donate-art" />
        <div className="donate-column">
          <MethodTabs chosen={method} offered={offered} isFpsReady={isFpsReady} />
          <MethodPanel {...loaderData} refusal={actionData} />
          {method === "paypal" && offered.includes(method) && <MethodsOnPaper {...loaderData} />}
          <p className="measure">{help}</p>
        </div>
        {/* On a phone the amounts come first. */}
        <p className="lead">{intro.text}</p>
        <ReceiptNotes {...texts} />
      </div>
      <MonthlyGifts {...texts} />
    </NoticeDayContext>
  );
}

/** Receipts, and tax where the charity may speak of it: beside the payment methods where there is room. */
function ReceiptNotes({ receipts, tax }: Pick<DonateTexts, "receipts" | "tax">) {
  const words = useWords(donatePageWords);
  const reference = useSiteDetails().registrationReference.trim();
  return (
    <div className="receipt-notes stack measure">
      <h2 id="receipts">{receipts.title}</h2>
      {paragraphsIn(receipts.text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        {words.yourDetails}
        <SentenceSpace />
        <NoticeLink />
      </p>
      {reference !== "" && (
        <p>
          {fill(tax.status, { reference })}
          <SentenceSpace />
          {fill(tax.deduction, { reference })}
        </p>
      )}
    </div>
  );
}

/** Giving every month, which is arranged with a person. */
function MonthlyGifts({ monthly }: Pick<DonateTexts, "monthly">) {
  return (
    <div className="section section-blush">
      <div className="content stack">
        <h2 id="monthly">{monthly.title}</h2>
        <p className="measure">{monthly.text}</p>
        <p>
          <SiteLink className="button button-main" to={`/contact#${CONTACT_FORM}`}>
            {useWords(donatePageWords).arrange}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}

interface MethodsOnPaperProps {
  texts: DonateTexts;
  /** The payment methods that are set up. */
  offered: readonly Method[];
  accounts: Accounts;
}

/** The payment methods on paper, in place of the form: the numbers of the others, and where the form is. */
function MethodsOnPaper({ texts, offered, accounts }: MethodsOnPaperProps) {
  const words = useWords(donatePageWords);
  const lang = useLang();
  const address = useOrigin() + siteHref(useLocale().prefix, "/donate");
  const isMirror = useMirror() !== undefined; // where the form is not
  const numbers = {
    bank: <BankDetails accounts={accounts} hasFps={false} />,
    // A demonstration has a drawing in place of an ID.
    fps: accounts.fps?.id && <FpsNumbers fps={accounts.fps} />,
    cheque: <ChequeDetails accounts={accounts} />,
    pps: <PpsDetails accounts={accounts} />,
    paypal: null,
  };
  return (
    <section className="on-paper">
      <h2>{words.donationMethods}</h2>
      {!isMirror && (
        <p>
          {withColon(lang, words.paypal)}
          <span>{address}</span>
        </p>
      )}
      {offered.map(
        (way) =>
          numbers[way] && (
            <div key={way}>
              <h3>{texts[way].title}</h3>
              {numbers[way]}
            </div>
          ),
      )}
    </section>
  );
}
