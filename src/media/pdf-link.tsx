import { FileDown } from "lucide-react";
import { fileSize } from "../platform/locale/format";
import { type Lang, type Localized, otherLang, useLang } from "../platform/locale/lang";
import { SentenceSpace } from "../platform/locale/phrase";

/** A PDF as a page offers it. */
export interface PdfOffer {
  href: string;
  name: string;
  /** The language that `name` is in. */
  lang: Lang;
  bytes: number;
}

/** Type and size of a PDF, as they follow its name. */
const ABOUT: Localized<(size: string) => string> = {
  eng: (size) => `(PDF, ${size})`,
  tra: (size) => `（PDF，${size}）`,
  sim: (size) => `（PDF，${size}）`,
};

/** A link that downloads a PDF and says how large it is. */
export function PdfLink({ pdf, className }: { pdf: PdfOffer; className: string }) {
  const lang = useLang();
  return (
    <a className={className} href={pdf.href}>
      <FileDown aria-hidden="true" size={20} />
      <span>
        <span lang={otherLang(pdf, lang)}>{pdf.name}</span>
        <SentenceSpace />
        <span className="pdf-size">{ABOUT[lang](fileSize(pdf.bytes, lang))}</span>
      </span>
    </a>
  );
}
