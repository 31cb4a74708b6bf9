import { Accessibility } from "lucide-react";
import { useId, useState, useSyncExternalStore } from "react";
import { useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { COMFORTS, type Comfort } from "../../site/comfort/comfort";
import comfortCss from "../../site/comfort/comfort.css?url";
import { useDensity } from "../../ui/frame/density";
import { useSingleKeys } from "../../ui/frame/single-keys";
import { ActionMenu } from "../../ui/list/action-label";
import { comfortWords } from "../comfort/words";
import { shellWords } from "./words/shell";

/** The comforts of the public site, beside the screen that somebody works at: each holds at once, and on every page. */
export function ComfortMenu() {
  const words = useWords(comfortWords);
  const own = useWords(shellWords);
  const { roomy: roomyName, singleKeys: keysName } = useStaffWords();
  const [roomy, setRoomy] = useDensity();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const [failed, setFailed] = useState(false);
  // The menu of narrow windows has one too.
  const id = useId();
  const chosen = useSyncExternalStore(subscribe, shown, () => "").split(" ");
  const choose = async (comfort: Comfort, isAsked: boolean) => {
    const before = chosen.join(" ");
    const others = chosen.filter((each) => each !== "" && each !== comfort);
    const comforts = isAsked ? [...others, comfort] : others;
    show(comforts.join(" "));
    const isSaved = await saveChoice(comforts);
    setFailed(!isSaved);
    if (!isSaved) show(before);
  };
  return (
    <ActionMenu
      className="comfort-menu"
      label={
        <>
          <Accessibility aria-hidden="true" size={20} />
          <span>{words.title}</span>
        </>
      }
    >
      <fieldset className="stack">
        <legend className="field-label">{words.legend}</legend>
        <label className="check">
          <input type="checkbox" checked={roomy} onChange={({ target }) => setRoomy(target.checked)} />
          {roomyName}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={singleKeys}
            onChange={({ target }) => setSingleKeys(target.checked)}
          />
          {keysName}
        </label>
        {COMFORTS.map((comfort) => (
          <label key={comfort} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(comfort)}
              onChange={({ target }) => choose(comfort, target.checked)}
              aria-describedby={`${id}-${comfort}`}
            />
            <span>
              {words.choices[comfort].name}
              <span id={`${id}-${comfort}`} className="field-hint" aria-hidden="true">
                {words.choices[comfort].hint}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="field-hint">{own.comfortKept}</p>
      <p role="status" className="field-error">
        {failed && own.comfortFailed}
      </p>
    </ActionMenu>
  );
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The comforts to which style sheets answer now. */
const shown = (): string => document.documentElement.dataset.comfort ?? "";

/** Has the page follow a choice at once; the style sheet is loaded only once something is chosen. */
function show(comforts: string): void {
  const { documentElement, head } = document;
  if (comforts === "") delete documentElement.dataset.comfort;
  else documentElement.dataset.comfort = comforts;
  if (comforts !== "" && !document.querySelector(`link[href="${comfortCss}"]`)) {
    head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: comfortCss }));
  }
  for (const listener of listeners) listener();
}

let saving: Promise<boolean> = Promise.resolve(true);

/** Stores a choice as the page of comforts does, one after the other: the cookie is the server's to set. */
function saveChoice(comforts: readonly string[]): Promise<boolean> {
  const send = async () => {
    const body = new URLSearchParams(comforts.map((each) => ["comfort", each]));
    const answer = await fetch("/comfort", { method: "POST", body, redirect: "manual" }).catch(
      () => undefined,
    );
    return answer?.type === "opaqueredirect";
  };
  saving = saving.then(send);
  return saving;
}
