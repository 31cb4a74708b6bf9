import { previewAnswers } from "../../content/preview/handlers.server";
import { previewLinkRoutes } from "../../content/preview/link-routes.server";
import { contentRegistry } from "../../content/registry/content-registry.server";
import { type Feature, feature } from "../../platform/feature.server";
import { previewActions } from "./actions";

/** Pages as they would be with what other features store and visitors do not get. */
export function previewsFeature(features: readonly Feature[]): Feature {
  const registry = contentRegistry(features);
  const name = "previews";
  return feature({
    name,
    answers: previewAnswers(registry, { feature: name, ...previewActions }),
    routes: (deps) => previewLinkRoutes(deps, registry),
  });
}
