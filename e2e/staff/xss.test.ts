import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { publish, staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";
import { VECTORS } from "../fixtures/xss-vectors";

const here = journey();

/** Ends whatever a vector left open, so that it does not swallow those that follow. */
const ENDS = [
  "iframe",
  "foreignObject",
  "title",
  "style",
  "textarea",
  "xmp",
  "noscript",
  "template",
  "script",
  "svg",
  "math",
  "select",
]
  .concat(["form", "table", "frameset", "marquee", "video", "object", "listing", "dialog", "details"])
  .reduce((ends, name) => `${ends}</${name}>`, "-->");

/** Publishes all vectors through the API, as somebody with a stolen session could; gives the item's id. */
function publishVectors(): Promise<string> {
  const content = VECTORS.map((vector, at) => `${vector}${ENDS}<p>vector ${at}</p>`).join("");
  return publish(here.site, {
    eng: { header: VECTORS[0] ?? "", content },
    tra: { header: "<b onclick=x>x</b>" },
  });
}

/** Notes what a script would do in the page; gives what was noted when asked. */
async function watched(page: Page): Promise<() => Promise<unknown>> {
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (what: string) => void violations.push(what));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation(what: string): void };
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
      noteViolation(`${location.pathname} ${violatedDirective} ${sample}`),
    );
  });
  return async () => ({
    dialogs,
    violations,
    pwned: await page.evaluate(() => "pwned" in window),
    // What would run when it is clicked, hovered or focused.
    live: await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((each) => !each.closest("button, form"))
        .filter(
          (each) =>
            each.getAttributeNames().some((name) => name.startsWith("on")) ||
            [each.getAttribute("href"), each.getAttribute("src")].some((url) =>
              /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu.test(url ?? ""),
            ),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ),
  });
}

const NOTHING = { dialogs: [], violations: [], pwned: false, live: [] };

it("nothing of what staff could store runs on a page, in its data, or in the editor", async () => {
  const id = await publishVectors();
  const visitor = await here.visit();
  const noted = await watched(visitor);
  for (const path of [
    `/eng/archiveitem?news_id=${id}`,
    "/eng/archive?cat=all",
    `/tra/archiveitem?news_id=${id}`,
  ]) {
    await visitor.goto(path);
    expect([path, await noted()]).toEqual([path, NOTHING]);
  }
  await visitor.goto(`/eng/archiveitem?news_id=${id}`);
  const words = (await visitor.getByRole("article").textContent()) ?? "";
  expect(VECTORS.filter((_, at) => !new RegExp(`vector ${at}(?!\\d)`).test(words))).toEqual([]);

  const staff = await here.visit();
  await signIn(staff);
  const inEditor = await watched(staff);
  await openScreen(staff, `/cms/EditNews?news_id=${id}`);
  await languagePart(staff, "eng").content.getByText("vector 0", { exact: true }).waitFor();
  expect(await inEditor()).toEqual(NOTHING);
});

it("a name that is a script stays a name, on the page and where the page's data are read as a page", async () => {
  const name = "<script>window.pwned=1</script><img src=x onerror=window.pwned=1>";
  await staffCall(here.site, "/api/adddonor", { eng: [name], tra: [], sim: [] });
  await staffCall(here.site, "/api/addnote", { note: { eng: { author: name, content: "Thank you." } } });
  const page = await here.visit();
  const noted = await watched(page);
  await page.goto("/eng/about");
  await page.getByText(name).first().waitFor();
  expect(await noted()).toEqual(NOTHING);
  const data = await page.request.get("/eng/about.data");
  expect(await data.text()).toContain("<script>window.pwned=1");
  expect(data.headers()["content-type"]).toMatch(/^text\/x-script/);
});
