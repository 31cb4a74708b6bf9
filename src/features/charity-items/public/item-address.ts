/** The plain address at which an item is shown in the page, also without JavaScript. */
export function itemAddress(id: string): string {
  return `/involved?item=${encodeURIComponent(id)}`;
}
