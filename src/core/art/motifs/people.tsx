import { dress, paintChair } from "../figures/cast";
import { Walker } from "../figures/walker";
import { ChairUser, type FigurePlace } from "../figures/wheelchair";
import { begin, type MotifProps } from "./stage";

interface PersonProps extends MotifProps, FigurePlace {
  /** Which clothes; neighbours take different numbers. */
  cast: number;
}

/** Someone in a powered wheelchair, dressed in the colours of the cover. */
export function Driver({ cast, palette, seed, ...place }: PersonProps) {
  const { random } = begin({ palette, seed });
  const ink = dress(random, palette, cast);
  return <ChairUser {...place} ink={ink} chair={paintChair(palette, cast)} longHair={random.chance(0.5)} />;
}

/** Someone on foot, dressed in the colours of the cover. */
export function Stroller({ cast, palette, seed, reaching, ...place }: PersonProps & { reaching?: boolean }) {
  const { random } = begin({ palette, seed });
  const ink = dress(random, palette, cast);
  const hair = random.pick(["short", "bob", "bun"] as const);
  return <Walker {...place} ink={ink} hair={hair} dress={random.chance(0.5)} reaching={reaching} />;
}
