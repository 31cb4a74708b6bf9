import { depsContext } from "../../../core/deps.server";
import { fill } from "../../../core/locale/fill";
import { localeContext } from "../../../core/locale/request-lang.server";
import { attachment, cleanFileName } from "../../../core/media/file-name.server";
import { hkd } from "../../../core/money";
import { readSiteDetails } from "../../../core/site/frame/site-details.server";
import { NEVER_KEPT } from "../../../core/site/kept/unkept-answer.server";
import { readFpsAmount } from "../amount";
import { fpsText, qrCodePng } from "../fps/fps.server";
import type { Route } from "./+types/fps-image";
import { givingWords } from "./words";

export const handle = { query: ["amount"] };

/** The code as a picture to save, of an amount that the page takes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { lang } = context.get(localeContext);
  const { fps, name } = await readSiteDetails(context.get(depsContext).db);
  const { searchParams } = new URL(request.url);
  const amountCents = readFpsAmount(searchParams);
  if (fps.id === "" || (searchParams.has("amount") && amountCents === undefined)) {
    return new Response(null, { status: 404 });
  }
  const said = amountCents === undefined ? "" : hkd(amountCents);
  const file = cleanFileName(fill(givingWords[lang].file, { amount: said, name: name[lang] }));
  const png = await qrCodePng(fpsText(fps.id, amountCents));
  return new Response(new Uint8Array(png), {
    headers: { ...NEVER_KEPT, "Content-Type": "image/png", "Content-Disposition": attachment(file, "png") },
  });
}
