import { limbPath } from "../../../core/art/branch";
import { Cast } from "../../../core/art/cast/cast";
import { siteFlower, siteInk } from "../../../core/art/colours";
import { Bud, CupFlower, OpenFlower } from "../../../core/art/flower";
import { points } from "../../../core/art/geometry";
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

/** The ways on from the thanks: home, the receipt that was not asked for, a gift every month, telling others. */
function LeadOn({ donation: { receipt } }: Pick<ThanksProps, "donation">) {
  const words = useWords(givingWords);
  const { prefix } = useLocale();
  const { name } = useSiteDetails();
  const tell = `${fill(words.tellText, { name })} ${useOrigin()}${prefix}/donate`;
  return (
    <ul className="actions">
      <li>
        <SiteLink className="button button-main" to="/">
          {words.home}
        </SiteLink>
      </li>
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
        <a className="button button-quiet" href={whatsAppShareHref(tell)}>
          {words.tellWhatsApp}
        </a>
      </li>
      <li>
        <a className="button button-quiet" href={mailShareHref(tell)}>
          {words.tellMail}
        </a>
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

const WOOD = limbPath([
  { spine: points([24, 322, 34, 250, 24, 190, 40, 132, 40, 112]), from: 30, to: 21 },
  { spine: points([36, 138, 76, 92, 150, 92, 210, 66, 270, 78]), from: 18, to: 1 },
  { spine: points([39, 124, 44, 66, 92, 46, 120, 22]), from: 18, to: 1 },
]);

/** Four people under a bough who wave back; its middle flower opens once. For whoever has given. */
function ThanksArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 420 340" aria-hidden="true">
      <circle cx="226" cy="158" r="140" fill={siteInk.blush} />
      <path fill={siteInk.leaf} d="M4 312C60 274 350 270 416 306Q424 330 376 332H44Q-4 330 4 312z" />
      <path fill={siteInk.wood} d={WOOD} />
      <CupFlower ink={siteFlower} x={272} y={84} scale={0.62} turn={58} />
      <Bud ink={siteFlower} x={120} y={24} scale={0.6} turn={40} />
      <g className="opening-flower">
        <OpenFlower ink={siteFlower} x={150} y={84} scale={0.7} turn={-10} />
      </g>
      <Cast name="grandmother" x={112} y={312} scale={0.66} turn={3} />
      <Cast name="student" x={196} y={322} scale={0.66} arms="wave" turn={3} />
      <Cast name="father" x={282} y={312} scale={0.66} turn={-3} />
      <Cast name="girl" x={360} y={322} scale={0.66} arms="wave" turn={-4} />
    </svg>
  );
}
