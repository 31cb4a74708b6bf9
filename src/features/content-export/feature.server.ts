import { type Feature, feature } from "../../platform/feature.server";
import type { ImportParts } from "./import-export.server";
import { exportProblems } from "./problems.server";
import { serveExport } from "./serve-export.server";

export { contentArchive } from "./archive.server";

/** The tables of content other than entries, which are exported unchanged. */
const CONTENT_TABLES = ["import_entry", "import_file", "import_address", "privacy_notice"];

/** What features contribute to all content. */
export const contentParts = (features: readonly Feature[]): ImportParts => ({
  types: features.flatMap(({ content = [] }) => content),
  tables: CONTENT_TABLES,
  features,
});

/** @param features all of the site */
export const exportFeature = (features: () => readonly Feature[]): Feature =>
  feature({
    name: "content-export",
    problems: exportProblems,
    routes: (deps) => serveExport(deps, () => contentParts(features())),
  });
