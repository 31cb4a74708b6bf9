import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import type { ContentScreens } from "../../src/content/staff/content-screens";
import { allScreens } from "../../src/features/index.browser";
import { LANGS } from "../../src/platform/locale/lang";
import routes from "../../src/routes";
import { holdsScreen } from "../../src/ui/frame/menu";

const links = allScreens.flatMap(({ menu }) => menu?.links ?? []);

/** Addresses of the screens within the frame of the staff area, its home and what stands for unknown ones apart. */
const screens = [
  ...(await Promise.resolve(routes)).filter(({ path }) => path === "cms").flatMap(pathsOf),
  ...allScreens.flatMap(({ content = [] }) => content.flatMap(addressesOf)),
];

/** Those of screens that follow from a definition. */
function addressesOf(content: ContentScreens): string[] {
  return "address" in content ? [content.address] : Object.values(content.addresses);
}

function pathsOf({ path, file, children = [] }: RouteConfigEntry): string[] {
  const isScreen = path && path !== "cms" && !file.endsWith("staff/content.tsx");
  const own = isScreen ? [`/cms/${path}`] : [];
  return [...own, ...children.flatMap(pathsOf)];
}

// Help belongs to an entry of the menu, and so does every screen.
it.each(screens)("%s belongs to an entry of the menu, which has its help", (screen) => {
  expect(links.filter((link) => holdsScreen(link, screen)).map(({ to }) => to)).toHaveLength(1);
});

it("finds the screens", () => expect(screens.length).toBeGreaterThan(25));

describe.each(links.flatMap((link) => [link, ...(link.parts ?? [])]))("the help of $to", ({ help }) => {
  it.each(LANGS)("says in %s what it is in short sentences, and how to do three things", async (lang) => {
    const { what, seen, tasks } = (await help()).default[lang];
    const sentences = [what, seen, ...tasks.flatMap(({ steps }) => steps)].flatMap((text) =>
      text.split(/(?<=[.。])\s*/),
    );
    const longest = Math.max(...sentences.map((sentence) => [...sentence].length));
    expect(longest).toBeLessThanOrEqual(lang === "eng" ? 140 : 60);
    expect(new Set(tasks.map(({ task }) => task)).size).toBe(3);
  });

  // A beginner looks for the name of the button, whatever language they read.
  it("names in Chinese every button that it names in English", async () => {
    const { eng, tra, sim } = (await help()).default;
    const names = ({ steps }: { steps: readonly string[] }, mark: string) =>
      steps.join().split(mark).length - 1;
    const missing = eng.tasks.flatMap((task, at) => {
      const named = names(task, "“");
      const all = [names(tra.tasks[at] ?? task, "「"), names(sim.tasks[at] ?? task, "“")];
      return all.some((number) => number < named) ? [task.task] : [];
    });
    expect(missing).toEqual([]);
  });
});
