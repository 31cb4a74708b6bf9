import { RichText } from "../../core/richtext/rich-text";
import type { RichSection } from "../../core/richtext/sections";

/** One part of a statement: its heading in the margin, what it says beside it. */
export function PolicySection({ heading, html }: RichSection) {
  return (
    <section className="policy-section">
      {heading && <h2>{heading}</h2>}
      <RichText html={html} />
    </section>
  );
}
