import { contentRecord, type Entry } from "../../content/definition";
import { line, parallelGroups, text } from "../../content/kinds";
import type { LineField } from "../../content/kinds/text";
import type { OrganizationProblem } from "./problems.server";
import { organizationWords } from "./words";

/** A list of people, with what their name and title are called; a person with a title needs a name too. */
export const people = <Name extends string, Title extends string>(name: Name, title: Title) =>
  parallelGroups(
    { [name]: line({ breaks: "preserved" }), [title]: line({ breaks: "preserved" }) } as Record<
      Name | Title,
      LineField
    >,
    { max: 200, needs: { field: name, problem: "personNeeded" satisfies OrganizationProblem } },
  );

/** Who runs the charity. Directors and advisors are one on each line. */
export const organization = contentRecord({
  name: "organization",
  shared: {},
  texts: {
    patrons: people("name", "title"),
    founder: line({ breaks: "preserved" }),
    trustee: line({ breaks: "preserved" }),
    members: text({ max: 30_000 }),
    advisors: text({ max: 30_000 }),
    staff: people("name", "title"),
  },
  complete: ["founder", "members"],
  view: "/about#organization",
  met: 3,
  words: organizationWords,
});

export type OrganizationEntry = Entry<typeof organization>;
export type OrganizationText = OrganizationEntry["eng"];
