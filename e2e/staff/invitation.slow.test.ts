import { expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { STAFF } from "../fixtures/server";
import { signIn } from "../fixtures/staff";

const here = journey();

it("goes from an administrator to a colleague, who chooses a name and a password and is in", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/staff");
  await page.getByRole("button", { name: "Invite a colleague" }).click();
  const form = page.getByRole("region", { name: "Invite a colleague" });
  await form.getByLabel("Name of your colleague").fill("Anna Lee");
  // Folded and opened again, it has what was typed.
  await page.getByRole("button", { name: "Invite a colleague" }).click();
  await form.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Invite a colleague" }).click();
  expect(await form.getByLabel("Name of your colleague").inputValue()).toBe("Anna Lee");
  await form.getByLabel("Role").selectOption({ label: "Writer" });
  await form.getByLabel("Language of the invitation").selectOption("tra");
  await form.getByLabel("Your password").fill(STAFF.password);
  await form.getByRole("button", { name: "Invite" }).click();
  const made = page.getByRole("region", { name: "Invitation for Anna Lee" });
  const code = await made.getByRole("code").innerText();
  await page
    .getByRole("region", { name: "Invitations not taken up yet" })
    .getByText("Anna Lee")
    .first()
    .waitFor();
  expect(await form.count()).toBe(0);
  await made.getByRole("button", { name: "I have handed it over" }).click();

  const colleague = await here.visit({ width: 360, height: 780, touch: true });
  await colleague.goto(`/cms/invitation#${code}`);
  // In the language that the administrator chose.
  await colleague.getByText("Anna Lee，歡迎您。您的角色是：撰稿人。").waitFor();
  await colleague.getByLabel("用戶名稱").fill("mei");
  await colleague.getByLabel("設定密碼").fill("otters under the old pier");
  here.expectFault(/status of 400/);
  await colleague.getByRole("button", { name: "建立帳戶" }).click();
  await colleague.getByRole("link", { name: /此名稱已有帳戶使用/ }).waitFor();
  const found: Findings = {};
  await look(colleague, found, "a name that is taken");
  expect(found).toEqual({});
  await colleague.getByLabel("用戶名稱").fill("anna");
  await colleague.getByRole("button", { name: "建立帳戶" }).click();
  await colleague.waitForURL("/cms");

  await page.reload();
  await page.getByRole("cell", { name: /^anna/ }).first().waitFor();
  expect(await page.getByRole("region", { name: "Invitations not taken up yet" }).count()).toBe(0);
});

it("is withdrawn, and its code, typed from paper, opens nothing", async () => {
  here.expectFault(/status of 404/);
  const page = await here.visit();
  await signIn(page);
  const data = { name: "Ben Wong", role: "viewer", lang: "eng", password: STAFF.password };
  const { code } = await (await page.request.post("/api/inviteStaff", { data })).json();
  await openScreen(page, "/cms/staff");
  await page.getByRole("button", { name: "Withdraw: Ben Wong" }).click();
  await page.getByText("Invitation withdrawn: Ben Wong").waitFor();
  const stranger = await here.visit({ lang: "eng" });
  await stranger.goto("/cms/invitation");
  await stranger.getByLabel("Code of the invitation").fill(code.toUpperCase());
  await stranger.getByRole("button", { name: "Continue" }).click();
  await stranger
    .getByText(/^This code opens nothing/)
    .first()
    .waitFor();
  expect(await stranger.getByLabel("Code of the invitation").inputValue()).toBe(code.toUpperCase());
});
