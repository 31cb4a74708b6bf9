import type { LateScreens } from "./content-screens";

/** Tells whether a path is an address of ours, in capitals or small letters, as people type it. */
export const isAt = (path: string, address: string): boolean => path.toLowerCase() === address.toLowerCase();

/** The content type of which a screen is at this path. */
export const screensAt = (all: readonly LateScreens[], path: string): LateScreens | undefined =>
  all.find((late) =>
    "address" in late
      ? isAt(path, late.address)
      : Object.values(late.addresses).some((each) => isAt(path, each)),
  );
