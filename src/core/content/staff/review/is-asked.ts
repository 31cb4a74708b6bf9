import { useEffect, useState } from "react";
import { read } from "../../../api/client";
import type { Review, reviewContract } from "../../review/contract";

/** The question that the entries of one list ask together. */
let asking: Promise<readonly Review[]> | undefined;

function askTogether(): Promise<readonly Review[]> {
  asking ??= read<typeof reviewContract.reviews>("/api/reviews", {})
    .then(({ reviews }) => reviews)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/**
 * Tells whether an administrator has been asked to publish an entry; undefined until that is known.
 * @param asks false where nobody has to be asked
 * @param waiting what waits of the entry: asked about anew whenever that comes anew
 */
export function useIsAsked(
  asks: boolean,
  { type, id }: { type: string; id: string },
  waiting: object,
): boolean | undefined {
  const [isAsked, setAsked] = useState<boolean>();
  useEffect(() => {
    if (!asks) return;
    let isGone = false;
    const say = (said: boolean) => !isGone && setAsked(said);
    askTogether().then(
      (reviews) =>
        say(reviews.some((each) => each.type === type && each.id === id && each.state === "waiting")),
      () => say(false),
    );
    return () => {
      isGone = true;
    };
  }, [asks, type, id, waiting]);
  return isAsked;
}
