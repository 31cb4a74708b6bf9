import type { Database } from "../platform/db/database.server";
import { fillGlossary } from "./glossary/first-terms.server";
import { publishFirstTopics } from "./sma/first-topics.server";
import { publishFirstTerms } from "./sma-terms/feature.server";

/** Publishes the content that a site begins with, demo or not; does nothing where that was done. */
export async function firstContent(db: Database): Promise<void> {
  await publishFirstTopics(db);
  await publishFirstTerms(db);
  await fillGlossary(db);
}
