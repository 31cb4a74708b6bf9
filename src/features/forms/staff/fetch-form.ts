import { createClient } from "../../../core/api/client";
import { type Form, formsContract } from "../contract";

const api = createClient(formsContract);

/** A form as it is stored now; undefined when it is gone. */
export async function fetchForm(id: string): Promise<Form | undefined> {
  return (await api.list({})).forms.find(({ _id }) => _id === id);
}
