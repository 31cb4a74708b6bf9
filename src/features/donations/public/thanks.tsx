import { ThanksArt } from "../../../core/art/thanks-art";
import { fill } from "../../../core/locale/fill";
import { withColon } from "../../../core/locale/format";
import { useLang, useLocale, useWords } from "../../../core/locale/lang-context";
import { Phrase } from "../../../core/locale/phrase";
import { hkd } from "../../../core/money";
import { mailShareHref, whatsAppShareHref } from "../../../core/site/addresses/contact-links";
import { SiteLink } from "../../../core/site/frame/link";
import { useOrigin } from "../../../core/site/frame/page-head";
import { useSiteDetails } from "../../../core/site/frame/site-details-context";
import type { DonationState } from "../states";
import { givingWords } from "./words";

/** A donation of which the page may say more than that nothing was taken. */
export interface Settled {
  state: DonationState;
  name: string;
  amountCents: number;
  refundedCents: number;
  receipt: boolean;
  /** True when a letter reaches the donor. */
  thanked: boolean;
  reference: string;
  orderId: string;
  /** The part of an address by which the form shows the choice again. */
  choice: string;
}

interface ThanksProps {
  donation: Settled;
}

/** Thanks for a donation that has arrived, and ways on. */
export function Thanks({ donation }: ThanksProps) {
  const words = useWords(givingWords);
  const { name, amountCents, receipt, thanked, reference } = donation;
  const [before, after] = (name ? words.thanks : words.thanksNameless).split("{name}");
  return (
    <div className="notice-page">
      <ThanksArt className="notice-art" />
      <h1>
        {before}
        <span className="donor-name">{name}</span>
        {after}
      </h1>
      <p className="lead">
        <Phrase text={fill(words.arrived, { amount: hkd(amountCents) })} lang={useLang()} />
      </p>
      {thanked && <p>{words.letter}</p>}
      {receipt && <p>{words.receiptComes}</p>}
      <p>
        <Reference id={reference} />
      </p>
      <LeadOn donation={donation} />
    </div>
  );
}

/** The ways on from the thanks: the receipt that was not asked for, a gift every month, telling others. */
function LeadOn({ donation: { receipt } }: Pick<ThanksProps, "donation">) {
  const words = useWords(givingWords);
  const { prefix } = useLocale();
  const { name } = useSiteDetails();
  const tell = `${fill(words.tellText, { name })} ${useOrigin()}${prefix}/donate`;
  return (
    <ul className="actions">
      {!receipt && (
        <li>
          <SiteLink className="button button-quiet" to="/donate#receipts">
            {words.askReceipt}
          </SiteLink>
        </li>
      )}
      <li>
        <SiteLink className="button button-quiet" to="/donate#monthly">
          {words.giveMonthly}
        </SiteLink>
      </li>
      <li>
        <a className="button button-quiet" href={whatsAppShareHref(tell)} rel="noreferrer">
          {words.tellWhatsApp}
        </a>
      </li>
      <li>
        <a className="button button-quiet" href={mailShareHref(tell)}>
          {words.tellMail}
        </a>
      </li>
      <li>
        <SiteLink className="button button-main" to="/">
          {words.home}
        </SiteLink>
      </li>
    </ul>
  );
}

/** The number by which a donor and the charity call the donation. */
export function Reference({ id }: { id: string }) {
  const { reference } = useWords(givingWords);
  return (
    <>
      {withColon(useLang(), reference)}
      <span className="account-value">{id}</span>
    </>
  );
}
