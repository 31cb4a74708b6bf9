import type { Endpoint } from "../src/platform/http/contract";

/** The path of a call, with its parts in braces from an input that has them. */
export const filledPath = ({ path }: Pick<Endpoint, "path">, input: unknown): string =>
  path.replaceAll(/\{(\w+)\}/g, (part, name: string) => {
    const { [name]: given = part } = input as Record<string, string>;
    return encodeURIComponent(given);
  });
