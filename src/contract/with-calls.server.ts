import type { Feature } from "../platform/feature.server";
import { type Answers, combined } from "../platform/http/handlers.server";

/** A feature with the fixed calls of its content, which are journalled and refused in its name. */
export const withCalls = (feature: Feature, calls: Answers): Feature => ({
  ...feature,
  ...combined(feature, calls),
});
