import { useEffect, useState } from "react";
import type { Lang } from "../../../core/locale/lang";
import { poll } from "../../../core/site/page/poll";
import type { OrganizationView } from "../contract";

const EVERY_MS = 4000;
const LONGEST_MS = 60_000;

/** `initial`, as the page came with it, and every later state while somebody looks at the page. */
export function useFreshOrganization(initial: OrganizationView, lang: Lang): OrganizationView {
  const [view, setView] = useState(initial);
  useEffect(
    () =>
      poll({
        address: "/api/orgStructure",
        everyMs: EVERY_MS,
        longestMs: LONGEST_MS,
        onNews: (body) => {
          const news = shownIn(body, lang);
          if (news) setView(news);
          return news !== undefined;
        },
      }),
    [lang],
  );
  return view;
}

const PARTS = ["patrons", "founder", "trustee", "members", "advisors", "staff"] as const;

/** What the answer shows a reader of `lang`; undefined when it is not what it should be. */
function shownIn(body: unknown, lang: Lang): OrganizationView | undefined {
  const shown = (body as { shown?: Partial<Record<Lang, unknown>> } | null)?.shown?.[lang];
  return isView(shown) ? shown : undefined;
}

/** A light look, since the schema would bring all of Zod to visitors: each part has its kind of value. */
function isView(shown: unknown): shown is OrganizationView {
  if (typeof shown !== "object" || shown === null) return false;
  const parts = shown as Partial<Record<(typeof PARTS)[number], { value?: unknown }>>;
  return PARTS.every((part) => {
    const value = parts[part]?.value;
    return part === "founder" || part === "trustee" ? typeof value === "string" : Array.isArray(value);
  });
}
