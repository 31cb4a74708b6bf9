import { type Feature, feature } from "../../platform/feature.server";
import type { ImportParts } from "./import-export.server";
import { exportProblems } from "./problems.server";
import { serveExport } from "./serve-export.server";

/** What features have that belongs to all content. */
export const contentParts = (features: readonly Feature[]): ImportParts => ({
  types: features.flatMap(({ content = [] }) => content),
  tables: features.flatMap(({ contentTables = [] }) => contentTables),
  features,
});

/** @param features all of the site */
export const exportFeature = (features: () => readonly Feature[]): Feature =>
  feature({
    name: "content-export",
    problems: exportProblems,
    routes: (deps) => serveExport(deps, () => contentParts(features())),
  });
