/** Milliseconds without scrolling after which a swipe has come to its end. */
const SETTLED = 120;

/** The keyboard navigation among the dots. */
const STEPS: Record<string, (shown: number, last: number) => number> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_, last) => last,
};

// Runs on About. Without it the list is scrolled by hand, by keys, and by the dots, which are links.
const track = document.querySelector<HTMLElement>(".notes-track");
const steps = document.querySelector<HTMLElement>(".notes-steps");
if (track && steps) drive(track, steps);

/** Follows and moves the list of notes, whose items are all equally wide and side by side. */
function drive(list: HTMLElement, buttons: HTMLElement): void {
  const [previous, next] = buttons.querySelectorAll("button");
  const dots = document.querySelector<HTMLElement>(".note-dots");
  const links = [...(dots?.querySelectorAll("a") ?? [])];
  const last = list.children.length - 1;
  let shown = 0;

  const mark = (index: number) => {
    shown = index;
    turnOff(previous, index === 0);
    turnOff(next, index === last);
    markDot(links, index);
  };
  const go = (index: number): boolean => {
    if (index < 0 || index > last) return false;
    mark(index);
    // Smooth or at once, as the style sheet says: it knows whether the reader wants less motion.
    list.scrollTo({ left: index * pitch(list) });
    say({ number: index + 1, count: last + 1 }, list.children[index]);
    return true;
  };
  const look = () => mark(Math.round(list.scrollLeft / pitch(list)));

  previous?.addEventListener("click", () => go(shown - 1));
  next?.addEventListener("click", () => go(shown + 1));
  dots?.addEventListener("click", (event) => {
    const index = links.findIndex((link) => link.contains(event.target as Node));
    if (go(index)) event.preventDefault(); // following the link would also move the page up or down
  });
  dots?.addEventListener("keydown", (event) => {
    const index = STEPS[event.key]?.(shown, last);
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (go(index)) links[index]?.focus();
  });
  onceSettled(list, look);
  look(); // the reader may have moved it before the script came
  buttons.dataset.ready = "true";
}

/** Calls `look` each time that the list has come to rest. */
function onceSettled(list: HTMLElement, look: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED);
  };
  list.addEventListener("scroll", onScroll, { passive: true });
}

/** Says which note is shown, and its words: who reads on from a button comes to the first one, not to this. */
function say({ number, count }: { number: number; count: number }, note: Element | undefined): void {
  const place = document.getElementById("note-said");
  const words = note instanceof HTMLElement ? note.innerText.replaceAll(/\s+/g, " ") : "";
  if (!place) return;
  // Without `fill`, whose module has React for the pages.
  const sentence = (place.dataset.noteOf ?? "")
    .replace("{number}", `${number}`)
    .replace("{count}", `${count}`);
  place.textContent = `${sentence}: ${words}`;
}

/** Makes the dot of that note the current one, and the only one that the Tab key stops at. */
function markDot(links: HTMLElement[], index: number): void {
  for (const [at, link] of links.entries()) {
    if (at === index) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
    link.tabIndex = at === index ? 0 : -1;
  }
}

/** At an end a button is off but stays reachable, so that the focus is not lost there. */
function turnOff(button: HTMLElement | undefined, atEnd: boolean): void {
  if (atEnd) button?.setAttribute("aria-disabled", "true");
  else button?.removeAttribute("aria-disabled");
}

/** Pixels from the start of one item to the start of the next. */
function pitch(list: HTMLElement): number {
  const [first, second] = list.children;
  if (!(first instanceof HTMLElement)) return 1;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}
