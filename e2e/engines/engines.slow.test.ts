import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { CLIENT_ID, CLIENT_SECRET } from "../../test/paypal/requests";
import { type PayPal, startPayPal } from "../../test/paypal/start";
import { WEBHOOK_ID } from "../../test/paypal/webhooks";
import { photoBytes } from "../../test/photo";
import { charityItems } from "../fixtures/charity-items";
import { first } from "../fixtures/content";
import { type Site, startSite } from "../fixtures/site";
import { started } from "../fixtures/started";
import type { Engine, EngineWindow, StartedEngine } from "./engine";
import { firefox } from "./firefox";
import { logIn } from "./log-in";
import { type ScriptlessSite, scriptless } from "./scriptless";
import { webkit } from "./webkit";

/** A folder for pictures of each journey's end, to be looked at. */
const { PICTURES } = process.env;

let paypal: PayPal | undefined;
let site: Site | undefined;
const folder = mkdtempSync(join(tmpdir(), "kapok-engines-"));
const photo = join(folder, "photo.jpg");

beforeAll(async () => {
  paypal = await startPayPal();
  site = await startSite({
    PAYPAL_CLIENT_ID: CLIENT_ID,
    PAYPAL_CLIENT_SECRET: CLIENT_SECRET,
    PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
    PAYPAL_API: paypal.url,
  });
  writeFileSync(photo, await photoBytes(1280, 960));
});

afterAll(async () => {
  await site?.remove();
  await paypal?.stop();
  rmSync(folder, { recursive: true, force: true });
});

// In npm test a page, a form without a script and the largest screen; in npm run drill all that people do.
describe.each([webkit, firefox])("in $name", (engine: Engine) => {
  if (engine.missing) process.stdout.write(`SKIPPED  journeys in ${engine.name}: ${engine.missing}.\n`);

  describe.skipIf(engine.missing)("a person", () => {
    let browser: StartedEngine | undefined;
    let scripts: ScriptlessSite | undefined;
    const windows: EngineWindow[] = [];
    const url = () => started(site).url;

    beforeAll(async () => {
      browser = await engine.start();
      scripts = await scriptless(url());
    });
    afterEach(async () => {
      for (const window of windows.splice(0)) await window.close();
    });
    afterAll(async () => {
      await scripts?.stop();
      await browser?.stop();
    });

    const visit = async (from = url()): Promise<EngineWindow> => {
      const window = await started(browser).visit(from);
      windows.push(window);
      return window;
    };
    // Not of a modal dialog: WebKitGTK's driver waits for ever for the picture of one.
    const picture = async (window: EngineWindow, name: string) => {
      if (!PICTURES) return;
      mkdirSync(PICTURES, { recursive: true });
      writeFileSync(join(PICTURES, `${engine.name}-${name}.png`), await window.picture());
    };

    it("reads in three languages", async () => {
      const window = await visit();
      for (const [lang, heading] of [
        ["eng", "Spinal muscular atrophy"],
        ["tra", "脊髓肌肉萎縮症"],
        ["sim", "脊髓性肌萎缩症"],
      ] as const) {
        await window.open(`/${lang}/sma`);
        await window.see("h1", heading);
        await window.press("main summary");
        await picture(window, `read-${lang}`);
        // Nothing is wider than the window.
        expect(
          await window.run<number>("document.documentElement.scrollWidth - innerWidth"),
        ).toBeLessThanOrEqual(0);
      }
    });

    it("switches the language and finds it chosen on the next page", async () => {
      const window = await visit();
      await window.open("/about");
      await window.press("header a", "繁體");
      await window.see("html[lang=zh-Hant-HK] h1");
      await window.open("/contact");
      await window.see("html[lang=zh-Hant-HK] h1");
      await picture(window, "switch");
    });

    it("writes a message, is told what is missing, and is thanked", async () => {
      const window = await visit();
      await window.open("/eng/contact");
      await window.type("Mei", "input[name=firstName]");
      await window.type("In another browser", "textarea[name=message]");
      await window.type("mei@visitor.example", "input[name=email]");
      await window.press("#contact-form button[type=submit]");
      await window.see("[role=alert]", "Please enter your last name");
      expect(await window.run("document.querySelector('[name=message]').value")).toBe("In another browser");
      await picture(window, "contact-error");
      await window.type("Chan", "input[name=lastName]");
      await window.press("#contact-form button[type=submit]");
      await window.see("h2, h1", "Thank you");
      await picture(window, "contact-thanks");
    });

    it("gives by PayPal and is thanked", async () => {
      const window = await visit();
      await window.open("/eng/donate");
      await window.press("label", "HK$500");
      await window.see("button", "Donate HK$500 with PayPal");
      await picture(window, "donate");
      await window.press("button", "Donate HK$500 with PayPal");
      await window.see("h1", "Pay HKD 500.00");
      await window.press("button", "Approve");
      await window.see("h1", "Thank you, Ka Yan Wong");
      await picture(window, "donated");
    });

    it("reads how to give by bank, cheque and PPS", async () => {
      const window = await visit();
      await window.open("/eng/donate");
      for (const method of ["bank", "cheque", "pps"]) {
        await window.press(`a[href*="method=${method}"]`);
        await window.see(`a[href*="method=${method}"][aria-current]`);
        await picture(window, `donate-${method}`);
      }
    });

    it("opens a charity item, asks for it and closes it", async () => {
      const { eng } = first(await charityItems(started(site)));
      const window = await visit();
      await window.open("/eng/involved");
      await window.press("a", eng.name);
      await window.see("dialog[open]", eng.name);
      await window.press("dialog[open] a, dialog[open] button", "Interested");
      await window.type("Chan Siu Ming", "dialog[open] [name=name]");
      await window.type("siuming@example.org", "dialog[open] [name=email]");
      await window.type("2345 6789", "dialog[open] [name=telephone]");
      await window.type("Two, please.", "dialog[open] [name=detail]");
      await window.press("dialog[open] button[type=submit]");
      await window.see("dialog[open]", "Thank you");
    });

    it("reads the archive of another year where scripts do not run", async () => {
      const window = await visit(started(scripts).url);
      await window.open("/eng/archive");
      await window.see("#archive-year");
      await window.run("document.querySelector('#archive-year').value = '2024'");
      await window.press("button", "Show");
      await window.see("h2", "2024");
      await window.press("main a[href*=archiveitem]");
      await window.see("article h1");
      await picture(window, "archive");
    });

    it("logs in", async () => {
      const window = await visit();
      await logIn(window);
      await picture(window, "staff");
    });

    it("publishes news with a photo", async () => {
      const header = `A ramp, seen in ${engine.name}`;
      const window = await visit();
      await logIn(window);
      await window.open("/cms/addnews");
      await window.see("button", "Choose an image");
      await window.choose(photo, "input[type=file]");
      await window.see("button", "Replace");
      await window.type(header, "textarea", "Header");
      await window.type("No step at all.", "[contenteditable=true]");
      await picture(window, "editor");
      await window.press("button", "Submit");
      await window.see("[role=status]", "News Uploaded");
      const visitor = await visit();
      await visitor.open("/eng/archive");
      await visitor.press("main a", header);
      await visitor.see("article", "No step at all.");
      await picture(visitor, "news");
    });

    it("composes Chinese without sending the form by the Enter that chooses a character", async () => {
      const window = await visit();
      await logIn(window);
      await window.open("/cms/addnews");
      await window.type("木", "textarea", "Header");
      const sent = await window.run<boolean>(COMPOSE);
      expect(sent).toBe(false);
      expect(await window.run("document.activeElement.value")).toBe("木棉");
      await window.see("h1", "Add News");
      await picture(window, "compose");
    });
  });
});

/**
 * The events of an input method in the field that has the focus: it begins, chooses by Enter, and puts its character
 * there. Gives whether the form was sent. Neither driver reaches the input method of the system.
 */
const COMPOSE = `(() => {
  const field = document.activeElement;
  let sent = false;
  field.form.addEventListener("submit", () => { sent = true; });
  field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  const enter = new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true });
  // What a browser does at an Enter that nobody holds back.
  if (field.dispatchEvent(enter)) field.form.requestSubmit();
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value").set;
  set.call(field, field.value + "棉");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: "棉", isComposing: true }));
  field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "棉" }));
  return sent;
})()`;
