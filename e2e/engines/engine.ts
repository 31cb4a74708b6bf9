/** A browser of another maker than Chromium's, driven as far as the journeys of {@link ./engines.test.ts} need it. */
export interface Engine {
  name: string;
  /** The packages that the machine lacks for it, in words; undefined where it can be started. */
  missing: string | undefined;
  start(): Promise<StartedEngine>;
}

/** A running browser, whose windows have no cookies of one another. */
export interface StartedEngine {
  /** Opens a window for which addresses are relative to `site`. */
  visit(site: string): Promise<EngineWindow>;
  stop(): Promise<void>;
}

/** One window. What acts on an element waits until it is there to be seen, {@link TIMEOUT} at most. */
export interface EngineWindow {
  open(path: string): Promise<void>;
  /** Presses what matches `css` and is called `name`, wholly or in part. */
  press(css: string, name?: string): Promise<void>;
  /** Types into the field that matches `css` and is called `name`, after what is there. */
  type(text: string, css: string, name?: string): Promise<void>;
  /** Gives the text of what matches `css` and says or is called `text`. @throws when there is no such thing in time. */
  see(css: string, text?: string): Promise<string>;
  /** Puts files of this machine into a file field, which people do not see. */
  choose(path: string, css: string): Promise<void>;
  /** Gives what a script in the page gives. */
  run<T>(script: string): Promise<T>;
  /** Waits until a script in the page gives `true`. */
  until(script: string): Promise<void>;
  /** Makes the window this many CSS pixels wide, or as near to it as the program allows. */
  resize(width: number): Promise<void>;
  /** A picture of what the window shows, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Milliseconds. */
export const TIMEOUT = 15_000;

/** Runs in the page: the first element that matches, is called `name` and can be seen. */
export function findInPage(css: string, name: string | null): Element | null {
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element): string => {
    const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const called = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id));
    const texts = [...labels, ...called].map((label) => label?.textContent).join(" ");
    return plain(`${texts} ${element.getAttribute("aria-label") ?? ""} ${element.textContent}`);
  };
  const seen = (element: Element) => element.getClientRects().length > 0;
  const found = [...document.querySelectorAll(css)].filter(seen);
  return found.find((element) => name === null || nameOf(element).includes(name)) ?? null;
}
