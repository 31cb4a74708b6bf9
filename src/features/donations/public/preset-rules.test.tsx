import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { MOST_PRESETS } from "../donation";
import { PayPalForm } from "./paypal-form";

const sheet = readFileSync(`${import.meta.dirname}/donations.css`, "utf8");

/** The form as a page has it that offers so many amounts. */
function formWith(count: number): string {
  const presets = Array.from({ length: count }, (_, at) => ({ amount: 100 * (at + 1), use: "" }));
  const element = <PayPalForm presets={presets} cancelled={false} chosen={{}} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

const numbers = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`${name}="(\\d+)"`, "g"))].map(([, number]) => Number(number));

it.each([0, 1, 3, 4, MOST_PRESETS])(
  "the button has a label for each of %i amounts that the sheet shows",
  (count) => {
    const html = formWith(count);
    const chosen = numbers(html, "data-choice");
    expect(html.match(/type="radio"/g)).toHaveLength(count + 1);
    expect(chosen).toHaveLength(count);
    expect(numbers(html, "data-amount")).toEqual(chosen);
    for (const number of chosen) {
      expect(sheet).toContain(`:has([data-choice="${number}"]:checked) [data-amount="${number}"]`);
    }
  },
);
