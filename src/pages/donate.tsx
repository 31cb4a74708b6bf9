import { DonateArt } from "../core/art/donate-art";
import { fill } from "../core/locale/fill";
import { useLang } from "../core/locale/lang-context";
import { useMessages } from "../core/locale/use-messages";
import { PageHead } from "../core/site/page-head";
import { donateTexts } from "../site/donate-texts";
import type { Route } from "./+types/donate";
import { GivingNotes } from "./donate/giving-notes";
import { donateAddress, readMethod } from "./donate/method";
import { MethodPanel } from "./donate/method-panel";
import { MethodTabs } from "./donate/method-tabs";

export const handle = { query: ["method"] };

export function loader({ request }: Route.LoaderArgs) {
  return { method: readMethod(new URL(request.url).searchParams) };
}

/** The ways to give, one at a time, each at its own address. */
export default function Donate({ loaderData: { method } }: Route.ComponentProps) {
  const lang = useLang();
  const words = useMessages();
  const { demoNotice, intro, methods } = donateTexts;
  const title =
    method === "paypal" ? words.donate : fill(words.donateBy, { method: methods[method].title[lang] });
  return (
    <>
      <PageHead title={title} description={intro.text[lang]} path={donateAddress(method)} />
      {demoNotice && <p className="demo-notice">{demoNotice[lang]}</p>}
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
          <MethodPanel method={method} />
        </div>
      </div>
      <GivingNotes />
    </>
  );
}
