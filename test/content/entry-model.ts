import { LANGS, type Lang, type Localized, localized } from "../../src/platform/locale/lang";

const isSaid = (texts: Localized): boolean => LANGS.some((lang) => texts[lang] !== "");

/** What visitors get of an entry that has one text in each language and needs one of them, as plainly as it can be said. */
export class EntryModel {
  readonly revisions: { revision: number; content: Localized }[];
  planned: Lang[] = [];
  isDeleted = false;
  #newest: Localized;
  #visible: Localized | undefined;

  constructor(content: Localized, revision: number) {
    this.#newest = content;
    this.revisions = [{ revision, content }];
  }

  /** What visitors get; undefined for nothing. */
  get shown(): Localized | undefined {
    return this.isDeleted ? undefined : this.#visible;
  }

  /** Saves content and publishes it in these languages, if any; false where it is refused. */
  saves(content: Localized, langs: readonly Lang[]): boolean {
    if (!isSaid(content)) return false;
    this.#newest = content;
    if (langs.length > 0) this.#show(this.#with(langs), langs);
    return true;
  }

  /** Publishes the newest content in these languages; false where visitors would get nothing. */
  publishes(langs: readonly Lang[]): boolean {
    if (this.isDeleted) return false;
    if (this.#isShownWhole()) return true;
    return this.#show(this.#with(this.#changed(langs)), this.#changed(langs));
  }

  /** Takes these languages from visitors; false where they get nothing of it. */
  unpublishes(langs: readonly Lang[]): boolean {
    const before = this.shown;
    if (!before) return false;
    const left = localized((lang) => (langs.includes(lang) ? "" : before[lang]));
    this.#visible = isSaid(left) ? left : undefined;
    this.#unplan(this.#visible ? langs : LANGS);
    return true;
  }

  /** Plans to publish these languages; false where nothing could be published. All of them are those with words. */
  plans(langs: readonly Lang[]): boolean {
    if (this.isDeleted) return false;
    const worded = LANGS.filter((lang) => this.#newest[lang] !== "" || (this.#visible?.[lang] ?? "") !== "");
    const wanted = langs.length === LANGS.length ? worded : langs;
    if (!wanted.every((lang) => worded.includes(lang))) return false;
    if (!this.#isShownWhole() && !isSaid(this.#with(this.#changed(wanted)))) return false;
    this.planned = LANGS.filter((lang) => this.planned.includes(lang) || wanted.includes(lang));
    return true;
  }

  /** What was planned is done, or fails and is not tried again. */
  timePasses(): void {
    const langs = this.planned;
    this.planned = [];
    if (langs.length > 0) this.publishes(langs);
  }

  removes(): boolean {
    if (this.isDeleted) return false;
    this.isDeleted = true;
    return true;
  }

  untrashes(): boolean {
    if (!this.isDeleted) return false;
    this.isDeleted = false;
    return true;
  }

  /** The newest content in these languages, and in the others what visitors have. */
  #with(langs: readonly Lang[]): Localized {
    return localized((lang) => (langs.includes(lang) ? this.#newest[lang] : (this.#visible?.[lang] ?? "")));
  }

  /** These languages, and those in which visitors have the newest already. */
  #changed(langs: readonly Lang[]): Lang[] {
    return LANGS.filter(
      (lang) => langs.includes(lang) || this.#newest[lang] === (this.#visible?.[lang] ?? ""),
    );
  }

  #isShownWhole(): boolean {
    const visible = this.#visible;
    return visible !== undefined && LANGS.every((lang) => visible[lang] === this.#newest[lang]);
  }

  #show(texts: Localized, langs: readonly Lang[]): boolean {
    if (!isSaid(texts)) return false;
    this.#visible = texts;
    this.#unplan(langs);
    return true;
  }

  #unplan(langs: readonly Lang[]): void {
    this.planned = this.planned.filter((lang) => !langs.includes(lang));
  }
}
