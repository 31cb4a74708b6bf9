import { MoreHorizontal } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { withColon } from "../../platform/locale/format";
import {
  fill,
  LANG_TAG,
  LANGS,
  type Lang,
  type Localized,
  useLang,
  useWords,
} from "../../platform/locale/lang";
import { Filled } from "../../platform/locale/name";
import { Phrase } from "../../platform/locale/phrase";
import { useStaffWords } from "../../platform/locale/words/staff";
import { listWords } from "./words";

interface ActionLabelProps {
  label: string;
  /** For screen readers in place of the label, as of a switch whose label shows its state. */
  said?: string;
  /** Of what is acted on, as somebody typed it. */
  name: string;
  nameLang?: Lang | undefined;
}

/**
 * The label on a button of one item: visible is its label, screen readers also get the item's name, in the
 * language of that name, which an `aria-label` cannot mark.
 */
export function ActionLabel({ label, said = label, name, nameLang }: ActionLabelProps) {
  const { withName } = useStaffWords();
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">
        <Filled sentence={fill(withName, { label: said })} names={{ name: { text: name, lang: nameLang } }} />
      </span>
    </>
  );
}

/** What a name is for, as only screen readers get it before that name. */
export function HiddenLabel({ label }: { label: string }) {
  return <span className="visually-hidden">{withColon(useLang(), label)}</span>;
}

/** The language of a text that readers of `lang` are shown: their own, else the first that has one. */
export function typedLang(texts: Localized, lang: Lang): Lang | undefined {
  return [lang, ...LANGS].find((each) => texts[each] !== "");
}

/** A name that was typed in up to three languages, as people who read `lang` call it; `none` when it is empty. */
export function typedName(texts: Localized, lang: Lang, none: string): string {
  const found = typedLang(texts, lang);
  return found ? texts[found] : none;
}

/** The same on a screen, with its language marked. */
export function TypedName({ texts, none }: { texts: Localized; none: string }) {
  const lang = useLang();
  const shown = typedLang(texts, lang) ?? lang;
  return (
    <span lang={LANG_TAG[shown]}>
      <Phrase text={typedName(texts, lang, none)} lang={shown} />
    </span>
  );
}

interface ActionMenuProps {
  /** The label on the button that opens it. */
  label: ReactNode;
  /** Of that button, where something gives it the focus. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/**
 * The actions on an item: a button that opens a list of buttons, each 48 px high. It stays open until the
 * focus leaves, Escape is pressed, or another opens.
 */
export function ActionMenu({ label, id, className = "", children }: ActionMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosedFromOutside(menu);
  return (
    <details
      ref={menu}
      className={`more-menu ${className}`}
      name="more-menu"
      onToggle={({ currentTarget }) => {
        // Of a row at the foot of the window, the list would open below it.
        if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: "nearest" });
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !menu.current?.open || event.defaultPrevented) return;
        // That closes a dialog which was opened from here, and returns the focus to its button.
        if (event.target instanceof Element && event.target.closest("dialog")) return;
        menu.current.open = false;
        menu.current.querySelector("summary")?.focus();
      }}
    >
      <summary id={id} className="button button-quiet">
        {label}
      </summary>
      <div className="more-menu-list">{children}</div>
    </details>
  );
}

function useClosedFromOutside(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const close = (event: Event) => {
      const within = event.target instanceof Node && details.contains(event.target);
      // A dialog that was opened from the menu is inside it.
      if (!within) details.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
    };
  }, [menu]);
}

/** The other actions on an entry. */
export function MoreMenu({ name, children }: { name: string; children: ReactNode }) {
  const words = useWords(listWords);
  const label = (
    <>
      <MoreHorizontal aria-hidden="true" size={20} />
      <span className="visually-hidden">{fill(words.moreFor, { name })}</span>
    </>
  );
  return <ActionMenu label={label}>{children}</ActionMenu>;
}
