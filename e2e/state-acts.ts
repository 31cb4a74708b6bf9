import type { Page } from "playwright-core";
import type { State } from "./states";

/** Brings a page that has just been opened into its state. */
export type Act = (page: Page) => Promise<void>;

/** Presses the first of these and waits for what that brings. */
export const press =
  (what: string, brings: string): Act =>
  async (page) => {
    await page.locator(what).first().click();
    await page.locator(brings).first().waitFor();
  };

/** Unfolds the first of these. */
export const open =
  (summary: string): Act =>
  async (page) => {
    await page.locator(summary).first().click();
    await page.locator("details[open]").first().waitFor();
  };

/** Sends the main form as it is, which is not enough. */
export const refused: Act = async (page) => {
  await page.getByRole("main").locator("form [type=submit]").last().click();
  await page.getByRole("alert").first().waitFor();
};

const uploadRefused: Act = async (page) => {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.locator("main [role=group] .button").first().click(),
  ]);
  await chooser.setFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no photo") });
  await page.locator(".field-error[role=alert]").waitFor();
};

const PASSED = { method: "cash", amount: "100", givenOn: "2024-02-29" };

/** Two people edited one donation; the second compares. */
const conflict: Act = async (page) => {
  const save = async (path: string, donation: object) =>
    (await page.request.post(path, { data: { donation } })).json();
  const { donation_id: _id } = await save("/api/addDonation", { ...PASSED, note: "Before" });
  await page.goto(`/cms/editdonation?donation_id=${_id}`);
  await page.locator("main textarea").last().fill("Mine");
  await save("/api/editDonation", { _id, note: "Theirs" });
  await refused(page);
  await press(".problem-summary .button-main", ".conflict")(page);
};

const editor = (name: string, path: string): State => ({ name: `${name} refused`, path, act: refused });

/** What goes wrong in the staff area. */
export const STAFF_ERRORS: readonly State[] = [
  editor("news", "/cms/addnews"),
  editor("note", "/cms/newappreciation"),
  editor("charity item", "/cms/addcharityitem"),
  editor("SMA topic", "/cms/addsma"),
  editor("donation", "/cms/adddonation"),
  editor("account", "/cms/staff"),
  { name: "upload refused", path: "/cms/newappreciation", act: uploadRefused },
  { name: "two versions", path: "/cms/adddonation", act: conflict },
];
