import { useEffect, useRef, useState } from "react";
import { fill } from "../../../core/locale/fill";
import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { Gallery } from "./gallery";
import { ItemFacts } from "./item-facts";
import type { ItemView } from "./items-view.server";
import { PanelForm } from "./panel-form";
import { PanelFrame } from "./panel-frame";
import { Thanks } from "./thanks";
import { itemsWords } from "./words";

interface ItemPanelProps {
  item: ItemView;
  /** Called when the panel has closed, however that came about. */
  onClosed: () => void;
}

const TITLE = "item-panel-title";

/** The panel of an item: what it is, then the form, then thanks. It begins anew whenever it is opened. */
export function ItemPanel({ item, onClosed }: ItemPanelProps) {
  const words = useWords(itemsWords);
  const [step, setStep] = useState<"item" | "form" | "thanks">("item");
  const [asked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    setStep("form");
  };
  return (
    <PanelFrame labelledBy={TITLE} onClosed={onClosed}>
      {(close) => {
        if (step === "thanks") {
          return (
            <div className="stack">
              <Thanks id={TITLE} name={item.name.text} level={2} />
              <button type="button" className="button button-main" onClick={close}>
                {words.close}
              </button>
            </div>
          );
        }
        return (
          <>
            {step === "item" && <AboutItem item={item} onInterested={ask} />}
            {asked && (
              <AskFor
                item={item}
                shown={step === "form"}
                onBack={() => setStep("item")}
                onSent={() => setStep("thanks")}
              />
            )}
          </>
        );
      }}
    </PanelFrame>
  );
}

function AboutItem({ item, onInterested }: { item: ItemView; onInterested: () => void }) {
  const words = useWords(itemsWords);
  const lang = useLang();
  const { name, photos } = item;
  return (
    <div className="item-columns">
      <Gallery photos={photos} name={name.text} />
      <div className="stack">
        <h2 id={TITLE} lang={name.lang === lang ? undefined : LANG_TAG[name.lang]}>
          {name.text}
        </h2>
        <ItemFacts item={item} />
        <button type="button" className="button button-main" onClick={onInterested}>
          {words.interested}
        </button>
      </div>
    </div>
  );
}

interface AskForProps {
  item: ItemView;
  shown: boolean;
  onBack: () => void;
  onSent: () => void;
}

/**
 * The form; its heading gets the focus, since the button that led here is gone. It stays, unseen, while somebody looks
 * at the item again, with all that was typed.
 */
function AskFor({ item, shown, onBack, onSent }: AskForProps) {
  const words = useWords(itemsWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);
  return (
    <div className="stack measure" hidden={!shown}>
      <h2 ref={heading} id={shown ? TITLE : undefined} tabIndex={-1}>
        {fill(words.formTitle, { name: item.name.text })}
      </h2>
      <PanelForm itemId={item.id} onSent={onSent} />
      <button type="button" className="button button-quiet" onClick={onBack}>
        {words.back}
      </button>
    </div>
  );
}
