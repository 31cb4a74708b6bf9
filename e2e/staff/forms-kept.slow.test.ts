import { expect, it } from "vitest";
import { formsJourney } from "../fixtures/forms-journey";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart } from "../fixtures/staff";

const here = journey();
const { screen, addForm } = formsJourney(here);

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
