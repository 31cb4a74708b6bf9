import type { Page } from "playwright-core";
import type { VisitOptions } from "./browser";
import type { Journey } from "./journey";

/** The carousel on About, and which of its notes is in view. */
export async function openCarousel(here: Journey, options: VisitOptions = {}, path = "/eng/about") {
  const page = await here.visit(options);
  await page.goto(path);
  const track = page.locator(".notes-track");
  await track.scrollIntoViewIfNeeded();
  if (options.javaScript !== false) await page.locator('.notes-steps[data-ready="true"]').waitFor();
  return {
    page,
    track,
    previous: page.getByRole("button", { name: "Previous note" }),
    next: page.getByRole("button", { name: "Next note" }),
    dots: page.getByRole("list", { name: "Notes", exact: true }).getByRole("link"),
    dot: page.getByRole("list", { name: "Notes", exact: true }).locator("[aria-current]"),
    inView: () => noteInView(page),
  };
}

/** Index of the note whose left edge is nearest to that of the carousel. */
export function noteInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const list = document.querySelector(".notes-track");
    const start = list?.getBoundingClientRect().left ?? 0;
    const away = [...(list?.children ?? [])].map((note) =>
      Math.abs(note.getBoundingClientRect().left - start),
    );
    return away.indexOf(Math.min(...away));
  });
}

/** Draws a finger over most of a phone's width, `y` pixels from the top of the window. */
export async function swipeLeft(page: Page, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x: 280, y });
  for (let x = 270; x >= 80; x -= 10) await touch("touchMove", { x, y });
  await touch("touchEnd");
}
