import type { Page } from "playwright-core";
import type { Form } from "../src/features/forms/contract";
import { staffCall } from "./content";
import type { Journey } from "./journey";
import { openScreen, signIn } from "./staff";

/** What journeys around the downloadable forms have in common. */
export function formsJourney(here: Journey) {
  const screen = async (): Promise<Page> => {
    const page = await here.visit();
    await signIn(page);
    await openScreen(page, "/cms/patient");
    return page;
  };

  const forms = async (): Promise<Form[]> =>
    ((await (await fetch(`${here.site.url}/api/forms`)).json()) as { forms: Form[] }).forms;

  /** The section of About, as a visitor without JavaScript has it. */
  const section = async (address: string) => {
    const visitor = await here.visit({ javaScript: false });
    await visitor.goto(address);
    return visitor.getByRole("region", { name: /^(Forms to download|下載表格|下载表格)$/ });
  };

  const links = async (address: string) => (await section(address)).getByRole("link").allTextContents();

  /** Adds a form as somebody else at the staff area would, with the PDF of the first one. */
  const addForm = async (names: Record<string, unknown>): Promise<string> => {
    const [first] = await forms();
    const json = { pdfId: first?.pdfId, lang: ["eng"], ...names };
    return String((await staffCall(here.site, "/api/addForm", json)).form_id);
  };

  return { screen, forms, section, links, addForm };
}
