import { openApi } from "../../src/core/api/openapi.server";
import { features } from "../../src/features/index.server";

/** Where the description is kept, so that a change of the API shows in every review. */
export const API_FILE = "docs/openapi.json";

/** The text of {@link API_FILE}: what `/api/openapi.json` answers. */
export function describeApi(): string {
  return `${JSON.stringify(openApi(features), null, 2)}\n`;
}
