import type { ContentScreens } from "./content-screens";

/** Whether a path is an address of ours, in capitals or small letters, as people type it. */
export const isAt = (path: string, address: string): boolean => path.toLowerCase() === address.toLowerCase();

/** The content type whose screen is at this path. */
export const screensAt = (all: readonly ContentScreens[], path: string): ContentScreens | undefined =>
  all.find((content) =>
    "address" in content
      ? isAt(path, content.address)
      : Object.values(content.addresses).some((each) => isAt(path, each)),
  );
