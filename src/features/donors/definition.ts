import { contentRecord, type Entry } from "../../core/content/definition";
import { lines } from "../../core/content/kinds/lines/lines";
import { donorsWords } from "./words";

/** Donors whom About thanks by name, as each language writes their names. */
export const donors = contentRecord({
  name: "donors",
  shared: {},
  texts: { names: lines() },
  complete: ["names"],
  view: "/about#acknowledgements",
  words: donorsWords,
});

export type DonorsEntry = Entry<typeof donors>;
