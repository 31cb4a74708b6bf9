import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { newKey } from "../../../platform/http/idempotency-key";
import { useWords } from "../../../platform/locale/lang";
import { type Autosave, sendBeforeEnd } from "../../../ui/form/autosave";
import { useBanner } from "../../../ui/frame/banner";
import { usePermissions } from "../../../ui/frame/screen";
import { draftWords } from "./draft-words";
import type { OpenedDraft } from "./opened-draft";
import { deleteLocalDraft, type LocalDraft, Sender, saveLocalDraft, type TypedForm } from "./sender";

interface AutosaveOptions<F> {
  /** The name of the content type. */
  type: string;
  /** None of a new entry. */
  id: string | undefined;
  opened: OpenedDraft;
  /** The form where nothing was typed before. */
  initial: F;
  /** The form of an entry. */
  formOf: (entry: NonNullable<OpenedDraft["base"]>) => F;
  /** A draft that was typed under a former edition of the program, as the form of now has it. */
  restored: (typed: object, initial: F) => F;
  /** Number of the revision that what is typed began from. */
  version: () => number;
  titleOf: (form: F) => string;
}

/** Autosaves a form: in this browser at once, on the server after a pause. */
export function useAutosave<F extends object>(options: AutosaveOptions<F>) {
  const { type, id, opened, version, titleOf } = options;
  const { me, found } = opened;
  const [localDraft, setLocalDraft] = useState<LocalDraft | undefined>(found ? { at: found.at } : undefined);
  const asked = useRef({ version, titleOf });
  asked.current = { version, titleOf };
  // The initial form, for as long as it is mounted.
  const [first] = useState(options);
  const autosave = useMemo(() => {
    const restored = first.opened.found ? restoredOf(first) : undefined;
    return new DraftStore<F>(me, restored, setLocalDraft, (form, draft) => ({
      draft,
      type,
      ...(id !== undefined && { id }),
      title: asked.current.titleOf(form).slice(0, 200),
      version: asked.current.version(),
      form: form as Record<string, unknown>,
      ...(found?.mine && { from: { draft: found.draft, at: found.at } }),
    }));
  }, [me, first, type, id, found]);
  useSaidOnLeaving(autosave);
  // Without permission to submit a form there is no autosave either.
  return { autosave: usePermissions().mayChange ? autosave : undefined, localDraft };
}

/** A draft in its form's shape: fields added by later versions of the program are as in a new form. */
function restoredOf<F extends object>(options: AutosaveOptions<F>) {
  const { initial, opened, formOf, restored } = options;
  const { found, base } = opened;
  return { form: restored(found?.form ?? {}, initial), base: base ? formOf(base) : initial };
}

/** Says, when a form is left with changes, that they are saved as a draft. */
function useSaidOnLeaving(autosave: Pick<DraftStore<object>, "flush" | "hasTyped">): void {
  const banner = useBanner();
  const words = useWords(draftWords);
  const left = useEffectEvent(() => {
    void autosave.flush();
    if (autosave.hasTyped) banner({ text: words.kept, ms: 4000 });
  });
  useEffect(() => () => left(), []);
}

/** Names the draft of a new entry in the address, so that reopening the page continues it. */
function nameInAddress(draft: string | undefined): void {
  const address = new URL(location.href);
  if (draft === undefined && !address.searchParams.has("draft")) return;
  if (draft === undefined) address.searchParams.delete("draft");
  else address.searchParams.set("draft", draft);
  history.replaceState(history.state, "", address);
}

/** The autosave of one form. */
export class DraftStore<F extends object> implements Autosave<F> {
  readonly #draft = newKey();
  readonly #account: string;
  readonly #say: (localDraft: LocalDraft | undefined) => void;
  readonly #typed: (form: F, draft: string) => TypedForm;
  readonly restored: { form: F; base: F } | undefined;
  #last: string | undefined;
  #isHere = true;
  #isSent = false;
  #sender: Sender | undefined;
  #forget: (() => void) | undefined;
  /** True once something was typed in this visit that is not submitted. */
  hasTyped = false;

  constructor(
    account: string,
    restored: { form: F; base: F } | undefined,
    say: (localDraft: LocalDraft | undefined) => void,
    typed: (form: F, draft: string) => TypedForm,
  ) {
    this.#account = account;
    this.restored = restored;
    this.#last = restored && JSON.stringify(restored.form);
    this.#say = say;
    this.#typed = typed;
  }

  save(form: F): void {
    const said = JSON.stringify(form);
    if (said === this.#last) return;
    this.#last = said;
    this.hasTyped = true;
    this.#isSent = false;
    const typed = this.asTyped(form);
    if (typed.id === undefined) nameInAddress(this.#draft);
    this.#forget ??= sendBeforeEnd(() => this.flush());
    this.#isHere = saveLocalDraft(this.#account, typed);
    this.#sending().push(typed);
  }

  /** A form as the draft that it is. */
  asTyped(form: F): TypedForm {
    return this.#typed(form, this.#draft);
  }

  drop(): void {
    if (this.#last === undefined) return;
    const former = this.restored && this.asTyped(this.restored.form).from?.draft;
    this.#last = undefined;
    this.hasTyped = false;
    this.#forget?.();
    this.#forget = undefined;
    nameInAddress(undefined);
    deleteLocalDraft(this.#account, this.#draft);
    this.#say(undefined);
    const drafts = former ? [this.#draft, former] : [this.#draft];
    void this.#sending().drop(drafts);
  }

  isSaved(): boolean {
    return this.#isHere || this.#isSent;
  }

  /** Sends what waits. */
  async flush(): Promise<void> {
    if (this.hasTyped) await this.#sender?.flush();
  }

  /** Made once there is something to send, as it listens to the window from then on. */
  #sending(): Sender {
    this.#sender ??= new Sender(this.#account, (localDraft) => {
      this.#isSent = "at" in localDraft;
      if (this.hasTyped) this.#say(localDraft);
    });
    return this.#sender;
  }
}
