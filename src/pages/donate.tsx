import { data } from "react-router";
import { donateTexts, taxTexts } from "../charity/donate-texts";
import { DonateArt } from "../core/art/donate-art";
import { settingsOf } from "../core/config.server";
import { depsContext } from "../core/deps.server";
import { fill } from "../core/locale/fill";
import { useLang, useWords } from "../core/locale/lang-context";
import { SentenceSpace } from "../core/locale/phrase";
import { localeContext } from "../core/locale/request-lang.server";
import { useSiteWords } from "../core/locale/words/public";
import { ContactList } from "../core/site/frame/contact-list";
import { PageHead } from "../core/site/frame/page-head";
import { siteDetailsFor } from "../core/site/frame/site-details.server";
import { useSiteDetails } from "../core/site/frame/site-details-context";
import { pageOrigins } from "../core/site/security/security-policy.server";
import { CHOICES, PRESETS, readChoice } from "../features/donations/amount";
import { orderByForm, payPalPages } from "../features/donations/order/order.server";
import { payPalSettings } from "../features/donations/paypal/account.server";
import { givingWords } from "../features/donations/public/words";
import type { Route } from "./+types/donate";
import { accountsView, firstMethod } from "./donate/accounts.server";
import { isDemo } from "./donate/is-demo.server";
import { MethodPanel } from "./donate/method-panel";
import { donateAddress, METHODS, MethodTabs, readMethod } from "./donate/method-tabs";
import { donatePageWords } from "./donate/words";
import { useTitle } from "./use-title";

export const handle = {
  query: [
    { name: "method", values: METHODS },
    { name: "cancelled", values: ["1"] },
    { name: "amount", values: PRESETS.map(String) },
    { name: "choice", values: CHOICES },
    "other",
    { name: "receipt", values: ["yes"] },
  ],
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(depsContext);
  const paypal = settingsOf(config, payPalSettings);
  const details = await siteDetailsFor(context);
  const { searchParams } = new URL(request.url);
  const accounts = accountsView(details, context.get(localeContext).lang, searchParams);
  const isShownAsDemo = isDemo(details, paypal, config.demoContent);
  const hasPayPalForm = paypal !== undefined || isShownAsDemo;
  const first = firstMethod(accounts, hasPayPalForm);
  const page = {
    method: readMethod(searchParams, first),
    first,
    accounts,
    hasPayPalForm,
    isDemo: isShownAsDemo,
    cancelled: searchParams.has("cancelled"),
    chosen: readChoice(searchParams),
  };
  return data(page, { headers: pageOrigins(paypal ? { forms: payPalPages(paypal.api) } : {}) });
}

/** Takes the form of the PayPal tab. */
export const action = (args: Route.ActionArgs) => orderByForm(args);

/** PayPal's pages, to which the form may lead; and how long to wait when too much was sent or PayPal is away. */
export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

/** The ways to give, one at a time, each at its own address. */
export default function Donate({ loaderData, actionData }: Route.ComponentProps) {
  const { method, first, isDemo: isShownAsDemo } = loaderData;
  const lang = useLang();
  const words = useWords(donatePageWords);
  const shared = useSiteWords();
  const { problem } = useWords(givingWords);
  const { demoNotice, intro, help, methods } = donateTexts;
  const title =
    method === "paypal" ? shared.donate : fill(words.donateBy, { method: methods[method].title[lang] });
  return (
    <>
      <PageHead
        title={useTitle(title, actionData, problem)}
        description={intro.text[lang]}
        path={donateAddress(method, first)}
      />
      {isShownAsDemo && demoNotice && <p className="demo-notice">{demoNotice[lang]}</p>}
      <div className="content donate-head">
        <div className="page-title stack measure">
          <h1>{intro.title[lang]}</h1>
          <p className="lead">{intro.text[lang]}</p>
        </div>
        <DonateArt className="donate-art" />
      </div>
      <div className="content">
        <div className="donate-column">
          <MethodTabs chosen={method} />
          <MethodPanel {...loaderData} refusal={actionData} />
          <p className="measure">{help[lang]}</p>
        </div>
      </div>
      <GivingNotes />
    </>
  );
}

/** Giving every month, receipts, and tax where the charity may speak of it. */
function GivingNotes() {
  const lang = useLang();
  const { monthly, receipts } = donateTexts;
  const tax = taxTexts(useSiteDetails().registrationReference);
  return (
    <div className="section section-blush">
      <div className="content two-thirds">
        <div className="stack measure">
          <h2>{monthly.title[lang]}</h2>
          <p>{monthly.text[lang]}</p>
          <ContactList />
        </div>
        <div className="stack measure">
          <h2>{receipts.title[lang]}</h2>
          {receipts.paragraphs.map((paragraph) => (
            <p key={paragraph.eng}>{paragraph[lang]}</p>
          ))}
          {tax && (
            <p>
              {tax.status[lang]}
              <SentenceSpace />
              {tax.deduction[lang]}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
