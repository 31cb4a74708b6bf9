import { expect, it } from "vitest";
import { enterAs } from "../fixtures/colleague";
import { publish } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey();

it("takes a writer's comment by keyboard to the colleague whom it asks, who marks it as done", async () => {
  const id = await publish(here.site, { eng: { header: "Picnic" } });
  const form = `/cms/EditNews?news_id=${id}`;
  const mei = await here.visit();
  await signIn(mei);
  const wing = await here.visit();
  await enterAs(wing, "writer", mei);

  await openScreen(wing, form);
  await wing.getByRole("link", { name: "Comments" }).press("Enter");
  await wing.getByText("Nobody has said anything about it yet.").waitFor();
  await wing.getByLabel("Comment", { exact: true }).focus();
  await wing.keyboard.type("Is the place right?");
  await wing.keyboard.press("Tab");
  await wing.keyboard.type("mei");
  expect(await wing.getByLabel("Ask a colleague").inputValue()).toBe("mei");
  await wing.keyboard.press("Tab");
  await wing.keyboard.press("Enter");
  await wing.getByRole("status").getByText("Comment added").waitFor();

  await openScreen(mei, "/cms");
  await mei.getByRole("link", { name: /Comments: A colleague asks you something: 1/ }).click();
  await mei.getByText("Is the place right?").first().waitFor();
  await openScreen(mei, form);
  await mei.getByText("wing: “Is the place right?”").waitFor();
  await mei.getByRole("link", { name: "Answer or mark as done" }).click();
  await mei.getByRole("button", { name: "Mark as done: Is the place right?" }).press("Enter");
  await mei.getByRole("status").getByText("Marked as done").waitFor();

  await openScreen(wing, form);
  expect(await wing.getByText("Is the place right?").count()).toBe(0);
});
