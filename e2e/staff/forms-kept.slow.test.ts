import { expect, it } from "vitest";
import { staffCall } from "../fixtures/content";
import { formsJourney } from "../fixtures/forms-journey";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, newsRow, openMore } from "../fixtures/staff";

const here = journey();
const { screen, forms, links, addForm } = formsJourney(here);

it("deletes a form after Yes, not after No, and brings it back to its place by Undo", async () => {
  await addForm({ formValue: "Not for long" });
  await addForm({ formValue: "After it" });
  const before = await links("/eng/about");
  const page = await screen();
  const remove = page.getByRole("button", { name: "Delete: Not for long" });
  const question = page.getByRole("dialog", {
    name: "Are you sure you want to delete the form: Not for long",
  });
  await openMore(page, "Not for long");
  await remove.click();
  await question.getByRole("button", { name: "No", exact: true }).click();
  await page.getByRole("status").getByText("Nothing was deleted", { exact: true }).waitFor();
  expect(await links("/eng/about")).toEqual(before);
  await remove.click();
  await question.getByRole("button", { name: "Yes", exact: true }).click();
  await newsRow(page, "Not for long").waitFor({ state: "detached" });
  expect((await links("/eng/about")).join()).not.toContain("Not for long");
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await newsRow(page, "Not for long").waitFor();
  expect(await links("/eng/about")).toEqual(before);
});

it("keeps a new form that was half typed when an editor takes its place", async () => {
  await addForm({ formValue: "Another one" });
  const page = await screen();
  await page.getByRole("link", { name: "Add New Form" }).click();
  const { region } = languagePart(page, "eng");
  const name = region.getByLabel("Display name");
  await name.fill("Half");
  await page.getByRole("link", { name: "Edit: Another one" }).click();
  await page.getByRole("status").getByText("What you typed is kept as a draft.").waitFor();
  await openScreen(page, "/cms/drafts");
  await page.getByRole("link", { name: "Half" }).click();
  await expect.poll(() => name.inputValue()).toBe("Half");
});

it("lets staff compare both names when somebody else renamed first", async () => {
  here.expectFault(/status of 409/);
  const form_id = await addForm({ formValue: "Before" });
  const page = await screen();
  await page.getByRole("link", { name: "Edit: Before" }).click();
  await languagePart(page, "eng").region.getByLabel("Display name").fill("Mine");
  await staffCall(here.site, "/api/editFormName", { form_id, formValue: "Theirs" });
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("button", { name: "Compare both versions" }).click();
  const part = page.getByRole("group", { name: "Display name (English)" });
  await part.getByText("Theirs", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Continue with my choices" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await newsRow(page, "Mine").waitFor();
  expect((await forms()).find(({ _id }) => _id === form_id)?.eng.formValue).toBe("Mine");
});
