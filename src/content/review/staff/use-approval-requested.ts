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
 * Whether an administrator has been asked to publish an entry; undefined until that is known.
 * @param asks false where no approval is needed
 * @param waiting the entry's pending revision: a change of it reloads
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
