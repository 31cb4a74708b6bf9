import { describe, expect, it } from "vitest";
import { journey } from "../fixtures/journey";
import { savedName } from "../fixtures/pdf";

const here = journey();

/** The section of Get Involved, as a visitor without JavaScript has it. */
async function section(address: string) {
  const visitor = await here.visit({ javaScript: false });
  await visitor.goto(address);
  return visitor.getByRole("region", { name: /^(How to volunteer|如何成為義工|如何成为志愿者)$/ });
}

describe("visitors", () => {
  it("find both links, the PDF of their language, fax and address", async () => {
    const english = await section("/eng/involved");
    const individual = english.getByRole("link", { name: "Sign up as an individual" });
    expect(await individual.getAttribute("href")).toBe("https://kapok.example/volunteer/individual");
    const organization = english.getByRole("link", { name: "Sign up as an organisation" });
    expect(await organization.getAttribute("href")).toBe("https://kapok.example/volunteer/organisation");
    const pdf = english.getByRole("link", { name: /^Volunteer registration form \(PDF, \d+ KB\)$/ });
    expect(await savedName(pdf)).toBe("volunteer-registration-form.pdf");
    await english.getByText("Fax", { exact: true }).waitFor();
    await english.getByText("Address", { exact: true }).waitFor();
    expect(await english.getByText("we will send you the form").count()).toBe(0);
    const simplified = await section("/sim/involved");
    expect(await savedName(simplified.getByRole("link", { name: /^志愿者登记表（PDF，/ }))).toBe(
      "志愿者登记表.pdf",
    );
  });
});
