/** The id of the control that edits `path`, e.g. `field-news-eng-header`. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll(".", "-")}`;
}
