import type { Page } from "playwright-core";
import { siteConfig } from "../src/site.config";
import { type Act, press, refused } from "./state-acts";
import type { State } from "./states";

const uploadRefused: Act = async (page) => {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.locator("main [role=group] .button").first().click(),
  ]);
  await chooser.setFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no photo") });
  await page.locator(".field-error[role=alert]").waitFor();
};

/** Calls of somebody signed in; what they answer. */
async function call(page: Page, path: string, data: object): Promise<Record<string, string>> {
  return (await page.request.post(path, { data })).json();
}

const PASSED = { method: "cash", amount: "100", givenOn: "2024-02-29" };

/** Two people edited one donation; the second compares. */
const conflict: Act = async (page) => {
  const donation = { ...PASSED, note: "Before" };
  const { donation_id: _id } = await call(page, "/api/addDonation", { donation });
  await page.goto(`/cms/editdonation?donation_id=${_id}`);
  await page.locator("main textarea").last().fill("Mine");
  await call(page, "/api/editDonation", { donation: { _id, note: "Theirs" } });
  await refused(page);
  await press(".problem-summary .button-main", ".conflict")(page);
};

/** A gift for which a receipt can be made out. */
async function gift(page: Page): Promise<string> {
  await call(page, "/api/editSiteDetails", { ...siteConfig, registrationReference: "91/00000" });
  const { donation_id = "" } = await call(page, "/api/addDonation", { donation: PASSED });
  return donation_id;
}

const receiptWithoutName: Act = async (page) => {
  await page.goto(`/cms/issuereceipt?donation_id=${await gift(page)}`);
  await refused(page);
};

const voidWithoutReason: Act = async (page) => {
  const donation_id = await gift(page);
  await call(page, "/api/issueReceipt", { donation_id, name: "Wong Ka Man" });
  await page.goto(`/cms/receipts?donation_id=${donation_id}`);
  await press(".row .button-danger", "dialog")(page);
  await press("dialog .button-danger", "dialog [aria-invalid=true]")(page);
};

const statementForNobody: Act = async (page) => {
  await gift(page);
  await page.reload();
  await page.locator("[aria-labelledby=statement-title] [type=submit]").click();
  await page.getByRole("alert").waitFor();
};

const passwordRefused: Act = press("[aria-labelledby=password-heading] [type=submit]", "main [role=alert] a");

const withoutPdf: Act = async (page) => {
  await press(".toolbar .button-main", ".open-editor")(page);
  await press(".open-editor [type=submit]", "[role=alert]")(page);
};

/** Opens what has the form, where it is folded away, writes into a field what cannot be saved, and sends it. */
const written =
  (opener: string, field: string, words: string): Act =>
  async (page) => {
    if (opener) await page.locator(opener).first().click();
    await page.locator(field).last().fill(words);
    await refused(page);
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
  { name: "form refused", path: "/cms/patient", act: withoutPdf },
  {
    name: "link refused",
    path: "/cms/volunteer",
    act: written(".row-actions button", "main form [type=url]", "no address"),
  },
  {
    name: "organisation refused",
    path: "/cms/orgstructure",
    act: written("#field-combined-eng-engStaff-add", "[id^=field-combined-eng][id$=staffTitle]", "Nurse"),
  },
  {
    name: "chart refused",
    path: "/cms/updatechart",
    act: written("", "[id^=field-figures-rows][id$=amount]", "about ten"),
  },
  { name: "site details refused", path: "/cms/site", act: written("", "#field-email", "no address") },
  { name: "password refused", path: "/cms/account", act: passwordRefused },
  { name: "erasing refused", path: "/cms/messages", act: refused },
  { name: "receipt refused", path: "/cms/receipts", act: receiptWithoutName },
  { name: "void receipt refused", path: "/cms/receipts", act: voidWithoutReason },
  { name: "statement refused", path: "/cms/receipts", act: statementForNobody },
  { name: "upload refused", path: "/cms/newappreciation", act: uploadRefused },
  { name: "two versions", path: "/cms/adddonation", act: conflict },
];
