import { X } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import type { FieldError } from "../../../platform/http/problem";
import { fill, otherLang, useLang, useWords } from "../../../platform/locale/lang";
import { Phrase } from "../../../platform/locale/phrase";
import type { FormRefusal } from "../../../site/form/page-form";
import { EnquiryFields, EnquiryProblem, ItemFacts, MainPhoto, SmallPhoto, Thanks, Thumb } from "./item-parts";
import type { ItemPhoto, ItemView } from "./items-view.server";
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
    <PanelFrame labelledBy={TITLE} closesBelow={step === "thanks"} onClosed={onClosed}>
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
        <h2 id={TITLE} lang={otherLang(name, lang)}>
          {name.text}
        </h2>
        <ItemFacts item={item} />
        <p className="item-on">
          <button type="button" className="button button-main" onClick={onInterested}>
            {words.interested}
          </button>
        </p>
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
  const lang = useLang();
  const words = useWords(itemsWords);
  const [cover] = item.photos;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);
  return (
    <div className="stack measure" hidden={!shown}>
      <div className="item-asked">
        {cover && <SmallPhoto photo={cover} />}
        <h2 ref={heading} id={shown ? TITLE : undefined} tabIndex={-1}>
          <Phrase text={fill(words.formTitle, { name: item.name.text })} lang={lang} />
        </h2>
      </div>
      <PanelForm itemId={item.id} onSent={onSent} />
      <button type="button" className="button button-quiet" onClick={onBack}>
        {words.back}
      </button>
    </div>
  );
}

interface PanelFrameProps {
  /** Id of the heading that names the panel. */
  labelledBy: string;
  /** Its content ends with the button that closes it, in place of the one above. */
  closesBelow: boolean;
  onClosed: () => void;
  children: (close: () => void) => ReactNode;
}

/** A native dialog over the page, open while mounted: its button, Escape and a click outside close it. */
function PanelFrame({ labelledBy, closesBelow, onClosed, children }: PanelFrameProps) {
  const words = useWords(itemsWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    // A browser may give it to the panel itself, as to anything that scrolls.
    dialog.current?.querySelector("button")?.focus();
  }, []);
  const close = () => dialog.current?.close();
  // The panel's content fills it, so what hits the dialog itself hits the page behind it.
  const notePress = (event: PointerEvent) => {
    pressedOutside.current = event.target === event.currentTarget;
  };
  const closeOutside = (event: MouseEvent) => {
    // Not at the end of a drag that began inside, as when text is selected.
    if (pressedOutside.current && event.target === event.currentTarget) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={dialog}
      className="item-panel"
      aria-labelledby={labelledBy}
      onClose={onClosed}
      onPointerDown={notePress}
      onClick={closeOutside}
    >
      <div className="item-panel-body">
        {!closesBelow && (
          <p className="item-panel-top">
            <button type="button" className="button button-quiet" onClick={close}>
              <X aria-hidden="true" size={20} />
              {words.close}
            </button>
          </p>
        )}
        {children(close)}
      </div>
    </dialog>
  );
}

interface GalleryProps {
  photos: readonly ItemPhoto[];
  /** The subject of the photos. */
  name: string;
}

/** The photos of an item: one large, the others small, and each small one brings itself to the large place. */
function Gallery({ photos, name }: GalleryProps) {
  const words = useWords(itemsWords);
  const [chosen, setChosen] = useState(0);
  const count = photos.length;
  return (
    <div className="item-gallery">
      <MainPhoto photos={photos} at={chosen} name={name} />
      {count > 1 && (
        <ul className="item-thumbs" aria-label={words.photos}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <button
                type="button"
                className="item-thumb"
                aria-pressed={at === chosen}
                onClick={() => setChosen(at)}
              >
                <Thumb photo={photo} label={fill(words.showPhoto, { number: at + 1, count })} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const FORM = "panel-enquiry";

/** The form in the panel. What was typed stays until it has arrived. */
function PanelForm({ itemId, onSent }: { itemId: string; onSent: () => void }) {
  const words = useWords(itemsWords);
  const [refusal, setRefusal] = useState<FormRefusal>();
  const [sending, setSending] = useState(false);
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refusal) return;
    problem.current?.focus({ preventScroll: true });
    // A browser would bring it to the middle, with the heading of the form half under Close.
    problem.current?.scrollIntoView();
  }, [refusal]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const refused = await sendEnquiry(new FormData(event.currentTarget), words.notSent);
    setSending(false);
    setRefusal(refused);
    if (!refused) onSent();
  };
  return (
    <>
      <div ref={problem} tabIndex={-1}>
        {refusal && <EnquiryProblem form={FORM} refusal={refusal} />}
      </div>
      <form className="stack" onSubmit={submit} onKeyDown={blockWhileComposing} noValidate>
        <EnquiryFields form={FORM} itemId={itemId} refusal={refusal} sending={sending} />
      </form>
    </>
  );
}

/** Prevents submitting by the Enter that chooses a Chinese character. */
function blockWhileComposing(event: KeyboardEvent) {
  if (event.key === "Enter" && event.nativeEvent.isComposing) event.preventDefault();
}

/**
 * Sends what somebody typed about an item. Never throws: gives why it was not taken, in the server's words or,
 * when that could not be reached, in those of `unreachable`; undefined when it has arrived.
 */
async function sendEnquiry(form: FormData, unreachable: string): Promise<FormRefusal | undefined> {
  const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const values = Object.fromEntries(typed);
  const answer = await post({ elapsed: Math.round(performance.now()), ...values });
  if (answer?.ok) return undefined;
  const { message, errors = [] } = answer?.body ?? {};
  return { sent: false, message: (!answer?.away && message) || unreachable, errors, values };
}

interface Answer {
  ok: boolean;
  /** The site cannot store anything at the moment. */
  away: boolean;
  body: { message?: string; errors?: FieldError[] };
}

async function post(enquiry: Record<string, unknown>): Promise<Answer | undefined> {
  try {
    const response = await fetch("/api/charityItemEnquiry", {
      method: "POST",
      // The page's own language: its address chose it, whatever the cookie says.
      headers: { "Content-Type": "application/json", "Content-Language": document.documentElement.lang },
      body: JSON.stringify(enquiry),
    });
    return { ok: response.ok, away: response.status === 503, body: await response.json() };
  } catch {
    return undefined;
  }
}
