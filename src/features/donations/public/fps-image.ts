import { attachment, cleanFileName } from "../../../media/registry.server";
import { depsContext, localeContext } from "../../../platform/loader-context.server";
import { withColon } from "../../../platform/locale/format";
import { fill } from "../../../platform/locale/lang";
import { hkd } from "../../../platform/money/money";
import { readSiteDetails } from "../../../site/frame/site-details.server";
import { NO_STORE } from "../../../site/page-cache/bypass-cache.server";
import { readFpsAmount } from "../donation";
import { fpsPicture, fpsText, kindOf, payeeOf } from "../fps/fps.server";
import { FPS_LABELS } from "../payment-methods";
import type { Route } from "./+types/fps-image";
import { givingWords } from "./words";

export const handle = { query: ["amount"] };

/** The code as a picture to save, of an amount that the page takes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { lang } = context.get(localeContext);
  const details = await readSiteDetails(context.get(depsContext).db);
  const { fps, name } = details;
  const words = givingWords[lang];
  const { searchParams } = new URL(request.url);
  const amountCents = readFpsAmount(searchParams);
  if (fps.id === "" || (searchParams.has("amount") && amountCents === undefined)) {
    return new Response(null, { status: 404 });
  }
  const said = amountCents === undefined ? "" : hkd(amountCents);
  const file = cleanFileName(fill(words.file, { amount: said, name: name[lang] }));
  const account = withColon(lang, words[FPS_LABELS[kindOf(fps.id)]], fps.id);
  const printed = { amount: said, payee: payeeOf(details), account, lang };
  const png = await fpsPicture(fpsText(fps, amountCents), printed);
  return new Response(new Uint8Array(png), {
    headers: { ...NO_STORE, "Content-Type": "image/png", "Content-Disposition": attachment(file, "png") },
  });
}
