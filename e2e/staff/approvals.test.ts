import { expect, it } from "vitest";
import { enterAs } from "../fixtures/colleague";
import { newsTitled, publish } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, newsRow, openMore, signIn } from "../fixtures/staff";

const here = journey();

/** A news item that a keeper has published. */
const STORED = "Published by a keeper";

/** A news item as visitors get it, by its English header. */
const published = (header: string) => newsTitled(here.site, header);

it("takes a writer's news from the form to a keeper, back with a comment, and to visitors", async () => {
  const keeper = await here.visit();
  await signIn(keeper);
  const writer = await here.visit();
  await enterAs(writer, "writer", keeper);
  await publish(here.site, { eng: { header: STORED } });
  await openScreen(keeper, "/cms/staff");
  await keeper.getByRole("checkbox", { name: /^What writers save waits/ }).check();
  await keeper.getByRole("status").getByText("What writers save now waits for a keeper").waitFor();

  await openScreen(writer, "/cms/addnews");
  await languagePart(writer, "eng").header.fill("Picnic by the water");
  await writer.getByText("Visitors see no change until a keeper publishes it.").waitFor();
  await writer.getByLabel("Say something to the keeper (optional)").fill("Is the place right?");
  await writer.getByRole("button", { name: "Save and ask a keeper" }).click();
  await writer.getByRole("status").getByText("A keeper will be asked to publish it.").waitFor();
  await writer.waitForURL("/cms/managenews");
  await newsRow(writer, "Picnic by the water").getByText("Not published yet").waitFor();
  await newsRow(writer, "Picnic by the water").getByText("A keeper was asked to publish it").waitFor();
  expect(await writer.getByRole("button", { name: "Ask a keeper to publish it" }).count()).toBe(0);
  // What visitors have nothing of is the writer's to delete; what they read is a keeper's.
  await openMore(writer, "Picnic by the water");
  await writer.getByRole("button", { name: "Delete: Picnic by the water" }).waitFor();
  await writer.keyboard.press("Escape");
  await openMore(writer, STORED);
  const keepers = "Visitors see this. A keeper takes it down or deletes it.";
  await newsRow(writer, STORED).getByText(keepers).waitFor();
  for (const act of ["Delete", "Take down", "Star"])
    expect(await writer.getByRole("button", { name: `${act}: ${STORED}` }).count()).toBe(0);
  await openScreen(writer, "/cms/managecharityitems");
  await writer.getByText("Visitors see this order. A keeper changes it.").waitFor();
  expect(await writer.getByRole("button", { name: /^(Move|Update Order)/ }).count()).toBe(0);
  expect(await published("Picnic by the water")).toBeUndefined();

  await openScreen(keeper, "/cms");
  await keeper.getByRole("link", { name: /Waiting for your word: 1/ }).click();
  await keeper.getByText("wing: “Is the place right?”").waitFor();
  await keeper.getByRole("button", { name: "Send back: Picnic by the water" }).click();
  const dialog = keeper.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send back" }).click();
  await dialog.getByText("Say in a few words what should be changed.").waitFor();
  await dialog.getByLabel("What should be changed?").fill("It is by the pier.");
  await dialog.getByRole("button", { name: "Send back" }).click();
  await keeper.getByRole("status").getByText("Sent back: Picnic by the water").waitFor();

  await openScreen(writer, "/cms");
  await writer.getByRole("link", { name: /Sent back to you: 1/ }).click();
  await writer.getByRole("link", { name: "Picnic by the water", exact: true }).click();
  await writer.getByText("It is by the pier.").waitFor();
  await languagePart(writer, "eng").header.fill("Picnic by the pier");
  await writer.getByRole("button", { name: "Save and ask a keeper" }).click();
  await writer.waitForURL("/cms/managenews");

  await openScreen(keeper, "/cms/reviews");
  await keeper.getByRole("link", { name: "What changed: Picnic by the pier" }).click();
  await keeper.getByRole("heading", { name: "From version 1 to version 2" }).waitFor();
  await keeper.goBack();
  await keeper.getByRole("button", { name: "Publish: Picnic by the pier" }).click();
  await keeper.getByText("Nothing waits for a keeper.").waitFor();
  expect(await published("Picnic by the pier")).toBeDefined();
});
