import { Plus } from "lucide-react";
import { flushSync } from "react-dom";
import { type FooterEntry, firstMenu, type Menu } from "../../../charity/menu";
import type { EntryForm } from "../../../content/staff/form-conversion";
import { localized } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { fieldId } from "../../../ui/fields/field-id";
import type { Draft } from "../../../ui/form/use-draft";
import { useBanner } from "../../../ui/frame/banner";
import { ActionLabel } from "../../../ui/list/action-label";
import type { MenuPage } from "../contract";
import { pageName, usePages } from "./pages-context";
import { menuScreenWords } from "./words";

/** Staff's own pages to which neither the menu nor the footer leads, each with what puts it there. */
export function UnlinkedPages({ draft }: { draft: Draft<EntryForm> }) {
  const said = useWords(menuScreenWords);
  const lang = useLang();
  const banner = useBanner();
  const { header = firstMenu.header, footer = firstMenu.footer } = draft.form as Partial<Menu>;
  const linked = new Set([...header, ...footer].map(({ page }) => page));
  const others = usePages().filter(({ page, isMade }) => isMade && !linked.has(page));
  if (others.length === 0) return null;
  const add = (part: "header" | "footer", page: MenuPage) => {
    const entry: FooterEntry = { kind: "page", page: page.page, url: "", label: localized(() => "") };
    const added = part === "header" ? { ...entry, under: false } : entry;
    flushSync(() =>
      draft.setForm((before) => ({ ...before, [part]: [...(before[part] as object[]), added] })),
    );
    // The buttons have gone; the list is there to go on in.
    document.getElementById(fieldId(part))?.focus();
    banner({ text: said.added, names: { name: pageName(page, lang) } });
  };
  return (
    <section className="staff-section" aria-labelledby="unlinked-pages">
      <h2 id="unlinked-pages">{said.unlinked}</h2>
      <p className="field-hint">{said.unlinkedHint}</p>
      <ul className="mt-2 grid list-none gap-2 p-0">
        {others.map((page) => (
          <li key={page.page} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="font-bold">{pageName(page, lang)}</span>
            <span className="row-actions">
              {(["header", "footer"] as const).map((part) => (
                <button
                  key={part}
                  type="button"
                  className="button button-quiet"
                  onClick={() => add(part, page)}
                >
                  <Plus aria-hidden="true" size={20} />
                  <ActionLabel
                    label={part === "header" ? said.addToMenu : said.addToFooter}
                    name={pageName(page, lang)}
                  />
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
