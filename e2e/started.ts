/** What `beforeAll` made. @throws before it has run. */
export function started<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error("This is there only once the tests have begun.");
  return thing;
}
