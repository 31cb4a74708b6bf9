/** The state of a part of the program that is fetched late; the same object until that changes. */
interface LateState<T> {
  part?: T;
  /** True when it did not arrive; still so while it is fetched again. */
  failed?: boolean;
}

const UNKNOWN = {};

/** A part of the program that is fetched when it is first shown, once for all who show it. */
export class LazyPart<T> {
  readonly #load: () => Promise<T>;
  readonly #listeners = new Set<() => void>();
  #state: LateState<T> = UNKNOWN;
  #fetching = false;

  /** @param load fetches it; may be called again when it failed */
  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** Fetches it unless it is here; gives a function that ends the watching. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#state === UNKNOWN) void this.fetch();
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): LateState<T> => this.#state;

  /** On the server, and while a page comes to life. */
  readonly unknown = (): LateState<T> => UNKNOWN;

  readonly fetch = async (): Promise<void> => {
    if (this.#fetching) return;
    this.#fetching = true;
    this.#state = await this.#load().then(
      (part) => ({ part }),
      () => ({ failed: true }),
    );
    this.#fetching = false;
    for (const listener of this.#listeners) listener();
  };
}
