import type { Feature } from "../core/api/handlers.server";
import { accountsFeature } from "./accounts/api.server";
import { donorsFeature } from "./donors/api.server";
import { mediaFeature } from "./media/api.server";
import { newsFeature } from "./news/api.server";

/** Every feature of the program. A new one is one line here and one in routes.ts. */
export const features: readonly Feature[] = [accountsFeature, mediaFeature, newsFeature, donorsFeature];
