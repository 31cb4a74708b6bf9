import type { ListedAutosave } from "../../../content/autosave/contract";

/** The address of the form that resumes a draft, from that of the form for its entry or for a new one. */
export function draftAddress(
  { draft, id, mine }: ListedAutosave,
  form: string | undefined,
): string | undefined {
  if (form === undefined || (mine && id !== null)) return form;
  return `${form}${form.includes("?") ? "&" : "?"}${new URLSearchParams({ draft })}`;
}
