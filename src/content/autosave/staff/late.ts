import { type ComponentProps, type ComponentType, lazy } from "react";
import type * as parts from "./late-parts";

type Parts = typeof parts;

/** A component of the parts that few visits of a form need, fetched when it is first shown. */
const late = <Name extends Exclude<keyof Parts, `load${string}`>>(name: Name) =>
  lazy(async () => ({
    default: (await import("./late-parts"))[name] as ComponentType<ComponentProps<Parts[Name]>>,
  }));

export const ApprovalRequestField = late("ApprovalRequestField");
export const CommentsNote = late("CommentsNote");
export const Discarding = late("Discarding");
export const DraftNote = late("DraftNote");
export const PictureWords = late("PictureWords");
export const ReviewNote = late("ReviewNote");

/** Fetched once somebody is in a form, as one that is only looked at needs none; without it a form works as well. */
export const Checks = lazy(() =>
  new Promise((begun) => addEventListener("focusin", begun, { once: true }))
    .then(async () => (await import("./late-parts")).loadChecks())
    .catch(() => ({ default: () => null })),
);
