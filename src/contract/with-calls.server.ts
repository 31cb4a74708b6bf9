import { type Answers, combined, type Feature } from "../platform/feature.server";

/** A feature with the fixed calls of its content, which are journalled and refused in its name. */
export const withCalls = (feature: Feature, calls: Answers): Feature => ({
  ...feature,
  ...combined(feature, calls),
});
