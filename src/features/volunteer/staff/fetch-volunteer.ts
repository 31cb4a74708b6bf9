import { createClient } from "../../../core/api/client";
import { type Volunteer, volunteerContract } from "../contract";

const api = createClient(volunteerContract);

/** Links and PDFs as they are stored now. */
export async function fetchVolunteer(): Promise<Volunteer | undefined> {
  return (await api.all({})).forms[0];
}
