import { siteInk } from "../../../core/art/colours";
import { createRandom } from "../../../core/art/random";
import { fill } from "../../../core/locale/fill";
import type { Localized } from "../../../core/locale/lang";
import { useLocale } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { hkd } from "../../../core/money";
import { SiteLink, siteHref } from "../../../core/site/frame/link";
import { useSiteDetails } from "../../../core/site/frame/site-details-context";
import { amountQuery, PRESETS } from "../amount";
import type { FpsView } from "../fps/fps.server";

const CHOICES = [...PRESETS, undefined];

/** Chooses the amount by links, shows the code and gives it as a picture: a phone cannot scan its own screen. */
export function FpsCode({ fps: { amount, code } }: { fps: FpsView }) {
  const words = useWords(fpsWords);
  const { prefix } = useLocale();
  const { name } = useSiteDetails();
  const alt =
    amount === undefined
      ? fill(words.altAny, { name })
      : fill(words.alt, { amount: hkd(amount * 100), name });
  return (
    <>
      <nav aria-labelledby="fps-amount">
        <p id="fps-amount" className="field-label">
          {words.chooseAmount}
        </p>
        <ul className="amount-cards">
          {CHOICES.map((choice) => (
            <li key={choice ?? "any"}>
              <SiteLink
                className="amount-card"
                to={`/donate?method=bank${amountQuery(choice)}#fps`}
                aria-current={choice === amount ? "true" : undefined}
              >
                {choice === undefined ? words.anyAmount : hkd(choice * 100)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* Black on white in dark surroundings too: apps look for nothing else. */}
      <svg className="fps-code" viewBox={`0 0 ${code.side} ${code.side}`} role="img" aria-label={alt}>
        <rect width="100%" height="100%" fill="#fff" />
        <path d={code.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p>{words.scan}</p>
      <p>
        <a
          className="button button-quiet"
          href={siteHref(prefix, `/donate/fps.png${amount === undefined ? "" : `?amount=${amount}`}`)}
          download
        >
          {words.save}
        </a>
      </p>
    </>
  );
}

const SIDE = 29;
const random = createRandom(7);
/** Round dots without a code's corners: no reader takes them for one. */
const DOTS = Array.from({ length: SIDE * SIDE }, (_, index) => ({
  x: (index % SIDE) + 0.5,
  y: Math.trunc(index / SIDE) + 0.5,
}))
  .filter(({ x, y }) => Math.hypot(x - SIDE / 2, y - SIDE / 2) < SIDE / 2 && random.chance(0.4))
  .map(({ x, y }) => `M${x - 0.35} ${y}a.35 .35 0 1 0 .7 0a.35 .35 0 1 0-.7 0`)
  .join("");

/** Stands where a charity with an FPS ID has its code; nobody can pay with it. */
export function FpsSample() {
  const words = useWords(fpsWords);
  return (
    <>
      <p>{words.sampleText}</p>
      <svg className="fps-code" viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={words.sampleAlt}>
        <rect width="100%" height="100%" fill={siteInk.blush} />
        <path d={DOTS} fill={siteInk.wood} opacity="0.35" />
        <g textAnchor="middle" fontWeight="700" fill={siteInk.ink}>
          <text x={SIDE / 2} y={SIDE / 2} fontSize="5">
            {words.sample}
          </text>
          <text x={SIDE / 2} y={SIDE / 2 + 4} fontSize="3">
            {words.doNotPay}
          </text>
        </g>
      </svg>
    </>
  );
}

const eng = {
  chooseAmount: "Amount in the code",
  anyAmount: "I choose in the app",
  alt: "FPS QR code for donating {amount} to {name}",
  altAny: "FPS QR code for donating to {name}",
  scan: "Scan the code with your bank’s app. On this phone: save the picture, then choose it in the app as a picture from your album.",
  save: "Save image",
  payee: "Payee name",
  file: "FPS {amount} {name}.png",
  sampleText:
    "A charity with an FPS ID shows a QR code here, for the amount that is chosen. This one has none, so there is only a drawing.",
  sampleAlt: "Drawing in place of a QR code: sample, do not pay",
  sample: "SAMPLE",
  doNotPay: "do not pay",
};

const tra: typeof eng = {
  chooseAmount: "二維碼內的金額",
  anyAmount: "在程式內輸入",
  alt: "捐款 {amount} 予{name}的轉數快二維碼",
  altAny: "捐款予{name}的轉數快二維碼",
  scan: "請以銀行應用程式掃描二維碼。如您正使用手機，請先儲存圖片，再於應用程式內從相簿選取。",
  save: "儲存圖片",
  payee: "收款人名稱",
  file: "轉數快 {amount} {name}.png",
  sampleText: "設有轉數快識別碼的機構，會在此按所選金額顯示二維碼。本示範機構沒有識別碼，因此只有一幅圖畫。",
  sampleAlt: "代替二維碼的圖畫：樣本，請勿付款",
  sample: "樣本",
  doNotPay: "請勿付款",
};

const sim: typeof eng = {
  chooseAmount: "二维码内的金额",
  anyAmount: "在应用内输入",
  alt: "捐款 {amount} 给{name}的转数快二维码",
  altAny: "捐款给{name}的转数快二维码",
  scan: "请用银行应用程序扫描二维码。如果您正在使用手机，请先保存图片，再在应用程序内从相册选取。",
  save: "保存图片",
  payee: "收款人名称",
  file: "转数快 {amount} {name}.png",
  sampleText:
    "设有转数快识别码的机构，会在这里按所选金额显示二维码。本演示机构没有识别码，因此只有一幅图画。",
  sampleAlt: "代替二维码的图画：样本，请勿付款",
  sample: "样本",
  doNotPay: "请勿付款",
};

/** Words of giving by FPS. */
export const fpsWords: Localized<typeof eng> = { eng, tra, sim };
