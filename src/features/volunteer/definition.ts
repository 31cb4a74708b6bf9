import { contentRecord, type Entry } from "../../content/definition";
import { line, pdf, webLink } from "../../content/kinds";
import { volunteerWords } from "./words";

/** How to sign up as a volunteer: the addresses of two forms, and a PDF in each language. */
export const volunteer = contentRecord({
  name: "volunteer",
  // A save that forgot one would take it away from visitors.
  shared: { individual: webLink({ optional: false }), organization: webLink({ optional: false }) },
  texts: {
    pdf: pdf(),
    /** The name of the PDF. */
    formValue: line(),
  },
  complete: ["pdf"],
  view: "/involved#volunteering",
  met: 3,
  words: volunteerWords,
});

export type VolunteerEntry = Entry<typeof volunteer>;
