import { RichText } from "../../content/richtext/rich-text";
import type { RichSection } from "../../content/richtext/sections";

interface PolicySectionProps extends RichSection {
  /** Anchor of its heading, where something leads there. */
  id?: string;
}

/** One part of a statement: its heading in the margin, what it says beside it. */
export function PolicySection({ id, heading, html }: PolicySectionProps) {
  return (
    <section className="policy-section">
      {heading && <h2 id={id}>{heading}</h2>}
      <RichText html={html} />
    </section>
  );
}
