import { Head } from "./head";
import { PEOPLE } from "./people";

/** The baby in a sling, in the arms of a grown person of middle height. */
export function Baby({ dark }: { dark: string }) {
  const { baby } = PEOPLE;
  return (
    <>
      <path fill={baby.top} d="M-30-158C-36-124-24-98 0-94C24-98 36-124 30-158Q0-140-30-158z" />
      <g transform="translate(0 -166)scale(.6)">
        <Head person={baby} dark={dark} />
      </g>
    </>
  );
}
