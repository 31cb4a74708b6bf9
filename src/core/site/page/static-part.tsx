import type { ReactNode } from "react";
import { useFormerNodes } from "./former-nodes";

interface StaticPartProps {
  /** Unique on the page. */
  id: string;
  /** `{import.meta.env.SSR && <Thing />}`: what stands behind the condition is left out of the browser's code. */
  children?: ReactNode;
}

/**
 * A part of a page that hydrates which itself never changes: rendered on the server, and left as it is by the
 * browser, which downloads none of its code. That keeps an interactive page nearly as light as its few parts
 * that are interactive, and texts that server and browser might write differently cannot disagree.
 */
export function StaticPart({ id, children }: StaticPartProps) {
  const asItWas = useFormerNodes(id);
  if (import.meta.env.SSR) {
    return (
      <div id={id} className="static-part">
        {children}
      </div>
    );
  }
  return <div id={id} className="static-part" {...asItWas} />;
}
