import { useEffect, useState } from "react";
import { read } from "../../../platform/http/client";
import type { Review, reviewContract } from "../contract";

/** One request for the reviews, shared by the entries of a list. */
let pending: Promise<readonly Review[]> | undefined;

function readReviewsOnce(): Promise<readonly Review[]> {
  pending ??= read<typeof reviewContract.reviews>("/api/reviews", {})
    .then(({ reviews }) => reviews)
    .finally(() => {
      pending = undefined;
    });
  return pending;
}

/**
 * Tells whether an administrator has been asked to publish an entry; undefined until that is known.
 * @param asks false where nobody has to be asked
 * @param waiting what waits of the entry: asked about anew whenever that comes anew
 */
export function useApprovalRequested(
  asks: boolean,
  { type, id }: { type: string; id: string },
  waiting: object,
): boolean | undefined {
  const [isRequested, setAsked] = useState<boolean>();
  useEffect(() => {
    if (!asks) return;
    let isGone = false;
    const say = (said: boolean) => !isGone && setAsked(said);
    readReviewsOnce().then(
      (reviews) =>
        say(reviews.some((each) => each.type === type && each.id === id && each.state === "waiting")),
      () => say(false),
    );
    return () => {
      isGone = true;
    };
  }, [asks, type, id, waiting]);
  return isRequested;
}
