import { Link } from "react-router";
import { mayRead } from "../../../platform/auth/roles";
import { read } from "../../../platform/http/client";
import { listMark } from "../../../platform/locale/format";
import { fill, type Localized, useLang, useWords } from "../../../platform/locale/lang";
import { backLinkState } from "../../../ui/frame/back-link";
import { usePermissions } from "../../../ui/frame/screen";
import type { siteDetailsContract } from "../../site-details/contract";
import { METHOD_NAMES } from "../donation";
import { METHODS, type Method, methodsSetUp } from "../payment-methods";
import { ledgerWords } from "../words";

const eng = {
  leftOut: "Not set up, so not offered: {names}.",
  siteDetails: "Site details",
};

const tra: typeof eng = {
  leftOut: "尚未設定，訪客暫不能使用：{names}。",
  siteDetails: "網站資料",
};

const sim: typeof eng = {
  leftOut: "尚未设置，访客暂不能使用：{names}。",
  siteDetails: "网站资料",
};

/** Words for payment methods that are not set up. */
const methodWords: Localized<typeof eng> = { eng, tra, sim };

/** The payment methods that Donate leaves out, as they are not set up. */
export async function methodsLeftOut(isPayPalReady: boolean): Promise<Method[]> {
  const { siteDetails } = await read<typeof siteDetailsContract.read>("/api/siteDetails", {});
  const setUp = methodsSetUp(siteDetails, isPayPalReady);
  return METHODS.filter((method) => !setUp.includes(method));
}

/** The charity's IRD file number; "" while there is none, and then no receipt can be issued. */
export async function registrationReference(): Promise<string> {
  const { siteDetails } = await read<typeof siteDetailsContract.read>("/api/siteDetails", {});
  return siteDetails.registrationReference;
}

/** Tells staff which payment methods visitors are not offered, and where to set them up; nothing when all are. */
export function MethodsNote({ leftOut }: { leftOut: readonly Method[] }) {
  const words = useWords(methodWords);
  const ledger = useWords(ledgerWords);
  const lang = useLang();
  const { role } = usePermissions();
  if (leftOut.length === 0) return null;
  // PayPal is set up by the operator.
  const first = leftOut.find((method) => method !== "paypal");
  const names = leftOut.map((method) => METHOD_NAMES[method][lang]).join(listMark(lang));
  return (
    <p className="screen-only">
      {fill(words.leftOut, { names })}{" "}
      {mayRead(role, "site") && (
        <Link
          to={first ? `/cms/site?field=${first}` : "/cms/site"}
          state={backLinkState({ to: "/cms/donations", label: ledger.title })}
        >
          {words.siteDetails}
        </Link>
      )}
    </p>
  );
}
