import { useCallback, useLayoutEffect, useState } from "react";

/** Nothing, in the one form that Trusted Types let be set as HTML: a string is refused, even an empty one. */
function emptyHtml(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
  return trustedTypes?.emptyHTML ?? "";
}

/**
 * Leaves to the element of that id what it holds in the document. React goes on with the page as the server sent it;
 * but when something else had changed the page before (a translator, an extension) or a part failed, it builds an
 * element anew, and that one takes over the nodes of the one in whose place it stands: themselves, not copies, so
 * that what the page's script knows of them still holds.
 * @returns what the element is to be given; for the browser only
 */
export function useFormerNodes(id: string) {
  const [former] = useState(() => (import.meta.env.SSR ? null : document.getElementById(id)));
  const ref = useCallback(
    (own: HTMLElement | null) => {
      if (!own || !former || own === former) return;
      // Scripts have run by now, and rules for fetching ahead that were moved would be ignored with a warning.
      own.append(...[...former.childNodes].filter(({ nodeName }) => nodeName !== "SCRIPT"));
    },
    [former],
  );
  return { ref, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: emptyHtml() } };
}

/** Puts back what of the document's head React did not write, as the title of a static part, when it builds it anew. */
export function useFormerHead(): void {
  const [former] = useState(() => (import.meta.env.SSR ? [] : [...document.head.children]));
  useLayoutEffect(() => {
    const { head } = document;
    for (const node of former) {
      if (!node.isConnected && ![...head.children].some((other) => other.isEqualNode(node)))
        head.append(node);
    }
  }, [former]);
}
