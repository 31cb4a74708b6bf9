import { expect, it } from "vitest";
import { enterAs } from "../fixtures/colleague";
import { newsTitled, publish } from "../fixtures/content";
import { hasFocus } from "../fixtures/focus";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, newsRow, openMore, signIn } from "../fixtures/staff";

const here = journey();

/** A news item that an administrator has published. */
const STORED = "Published by an administrator";

/** A news item as visitors get it, by its English header. */
const published = (header: string) => newsTitled(here.site, header);

it("takes a writer's news from the form to an administrator, back with a comment, and to visitors", async () => {
  const administrator = await here.visit();
  await signIn(administrator);
  const writer = await here.visit();
  await enterAs(writer, "writer", administrator);
  await publish(here.site, { eng: { header: STORED } });
  await openScreen(administrator, "/cms/staff");
  await administrator.getByRole("checkbox", { name: /^What writers save waits/ }).check();
  await administrator
    .getByRole("status")
    .getByText("What writers save now waits for an administrator")
    .waitFor();

  await openScreen(writer, "/cms/addnews");
  await languagePart(writer, "eng").header.fill("Picnic by the water");
  await writer.getByText("Visitors see no change until an administrator publishes it.").waitFor();
  await writer.getByLabel("Say something to the administrator (optional)").fill("Is the place right?");
  await writer.getByRole("button", { name: "Save and ask an administrator" }).click();
  await writer.getByRole("status").getByText("An administrator will be asked to publish it.").waitFor();
  await writer.waitForURL("/cms/managenews");
  await newsRow(writer, "Picnic by the water").getByText("Draft", { exact: true }).waitFor();
  await newsRow(writer, "Picnic by the water")
    .getByText("In review: an administrator was asked to publish it")
    .waitFor();
  expect(await writer.getByRole("button", { name: "Ask an administrator to publish it" }).count()).toBe(0);
  // What visitors have nothing of is the writer's to delete; what they read is an administrator's.
  await openMore(writer, "Picnic by the water");
  await writer.getByRole("button", { name: "Delete: Picnic by the water" }).waitFor();
  await writer.keyboard.press("Escape");
  await openMore(writer, STORED);
  const administrators = "Visitors see this. An administrator takes it down or deletes it.";
  await newsRow(writer, STORED).getByText(administrators).waitFor();
  for (const act of ["Delete", "Take down", "Star"])
    expect(await writer.getByRole("button", { name: `${act}: ${STORED}` }).count()).toBe(0);
  await openScreen(writer, "/cms/managecharityitems");
  await writer.getByText("Visitors see this order. An administrator changes it.").waitFor();
  expect(await writer.getByRole("button", { name: /^(Move|Update Order)/ }).count()).toBe(0);
  expect(await published("Picnic by the water")).toBeUndefined();

  await openScreen(administrator, "/cms/managenews");
  await newsRow(administrator, "Picnic by the water").getByText("In review").waitFor();
  await openScreen(administrator, "/cms");
  await administrator.getByRole("navigation").getByRole("link", { name: "Approvals", exact: true }).waitFor();
  await administrator.getByRole("link", { name: /Approvals: 1 for you to approve/ }).click();
  await administrator.getByRole("link", { name: /^In review/ }).waitFor();
  await administrator.getByText("wing: “Is the place right?”").waitFor();
  await administrator.getByRole("button", { name: "Send back: Picnic by the water" }).click();
  const dialog = administrator.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send back" }).click();
  await dialog.getByText("Say in a few words what should be changed.").waitFor();
  await dialog.getByLabel("What should be changed?").fill("It is by the pier.");
  // A refusal keeps the dialog with what was typed.
  here.expectFault(/status of 409/);
  const refused = { status: 409, json: { message: "Somebody has just changed it." } };
  await intercept(administrator, "/api/sendBack", (route) => route.fulfill(refused), { times: 1 });
  await dialog.getByRole("button", { name: "Send back" }).click();
  await dialog.getByRole("alert").getByText("Somebody has just changed it.").waitFor();
  await dialog.getByRole("button", { name: "Send back" }).click();
  await administrator.getByRole("status").getByText("Sent back: Picnic by the water").waitFor();

  await openScreen(writer, "/cms");
  await writer.getByRole("link", { name: /Sent back to you: 1/ }).click();
  await writer.getByRole("link", { name: "Picnic by the water", exact: true }).click();
  await writer.getByText("It is by the pier.").waitFor();
  await languagePart(writer, "eng").header.fill("Picnic by the pier");
  await writer.getByRole("button", { name: "Save and ask an administrator" }).click();
  await writer.waitForURL("/cms/managenews");

  await openScreen(administrator, "/cms/reviews");
  await administrator.getByRole("link", { name: "What changed: Picnic by the pier" }).click();
  await administrator.getByRole("heading", { name: "From version 1 to version 2" }).waitFor();
  // It is read and published in one place.
  await administrator.getByRole("button", { name: "Send back: Picnic by the pier" }).waitFor();
  await administrator.getByRole("button", { name: "Publish: Picnic by the pier" }).click();
  await administrator.getByRole("status").getByText("Published: Picnic by the pier").waitFor();
  await administrator
    .getByRole("button", { name: "Publish: Picnic by the pier" })
    .waitFor({ state: "detached" });
  await hasFocus(administrator.getByRole("heading", { name: "From version 1 to version 2" }));
  await openScreen(administrator, "/cms/reviews");
  await administrator.getByText("Nothing is in review.").waitFor();
  expect(await published("Picnic by the pier")).toBeDefined();
});
