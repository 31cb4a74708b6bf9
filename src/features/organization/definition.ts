import { wholeNumber } from "../../core/api/shapes";
import { contentRecord, type Entry } from "../../core/content/definition";
import { custom, groups } from "../../core/content/kinds/group";
import { line, text } from "../../core/content/kinds/text";
import { organizationWords } from "./words";

/** The place that a save gave somebody among the others, who stand in this order. */
const order = () => custom({ input: wholeNumber.default(0), output: wholeNumber, empty: () => 0, sample: 0 });

const people = () => groups({ name: line(), title: line(), order: order() }, { max: 200 });

/** Who runs the charity. Directors and advisors are one on each line. */
export const organization = contentRecord({
  name: "organization",
  shared: {},
  texts: {
    patrons: people(),
    founder: line(),
    trustee: line(),
    members: text({ max: 30_000 }),
    advisors: text({ max: 30_000 }),
    staff: people(),
  },
  complete: ["founder", "members"],
  view: "/about#organization",
  words: organizationWords,
});

export type OrganizationEntry = Entry<typeof organization>;
export type OrganizationText = OrganizationEntry["eng"];
