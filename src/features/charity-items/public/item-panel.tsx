import { useEffect, useRef, useState } from "react";
import { fill } from "../../../core/locale/fill";
import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { Gallery } from "./gallery";
import { ItemFacts } from "./item-facts";
import type { ItemView } from "./items-view.server";
import { itemsWords } from "./messages";
import { PanelForm } from "./panel-form";
import { PanelFrame } from "./panel-frame";
import { Thanks } from "./thanks";

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
  return (
    <PanelFrame labelledBy={TITLE} onClosed={onClosed}>
      {(close) => {
        if (step === "item") return <AboutItem item={item} onInterested={() => setStep("form")} />;
        if (step === "form") {
          return <AskFor item={item} onBack={() => setStep("item")} onSent={() => setStep("thanks")} />;
        }
        return (
          <div className="stack">
            <Thanks id={TITLE} name={item.name.text} level={2} />
            <button type="button" className="button button-main" onClick={close}>
              {words.close}
            </button>
          </div>
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
  onBack: () => void;
  onSent: () => void;
}

/** The form; its heading gets the focus, since the button that led here is gone. */
function AskFor({ item, onBack, onSent }: AskForProps) {
  const words = useWords(itemsWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack measure">
      <h2 ref={heading} id={TITLE} tabIndex={-1}>
        {fill(words.formTitle, { name: item.name.text })}
      </h2>
      <PanelForm itemId={item.id} onSent={onSent} />
      <button type="button" className="button button-quiet" onClick={onBack}>
        {words.back}
      </button>
    </div>
  );
}
