import { contentRegistry } from "../../content/registry/content-registry.server";
import {
  type FormAddress,
  namingOf,
  translatedContent,
} from "../../content/translation/translation-status.server";
import type { Config } from "../../platform/config/config.server";
import { settingsOf } from "../../platform/config/config.server";
import { type Feature, feature } from "../../platform/feature.server";
import { isLoopback } from "../../platform/network/client-address.server";
import { outsideLinksAnswers } from "./api.server";
import { publicNetwork } from "./look.server";
import type { Searched } from "./places.server";
import { outsideLinkProblems } from "./problems.server";
import { lookNowAndThen } from "./rounds.server";
import { outsideLinkSettings } from "./settings.server";

/** Returns whether links are checked: by default on every site with a public host name. */
function looksAtLinks(config: Config): boolean {
  return settingsOf(config, outsideLinkSettings).looks ?? !isLoopback(new URL(config.publicUrl).hostname);
}

/** The links to other sites in all that these features have for visitors. */
export function outsideLinksFeature(features: readonly Feature[], formAddress: FormAddress): Feature {
  const types = features.flatMap(({ content = [] }) => content).filter(({ isForStaff }) => !isForStaff);
  const kinds = features.flatMap(({ name, content = [] }) => translatedContent(name, content));
  const searchedIn = ({ publicUrl }: Config): Searched => ({ types, own: new URL(publicUrl).host });
  return feature({
    name: "outside-links",
    answers: outsideLinksAnswers({
      looks: looksAtLinks,
      searchedIn,
      networkOf: ({ publicUrl }) => publicNetwork(publicUrl),
      naming: namingOf(kinds, formAddress),
      registry: contentRegistry(features),
    }),
    problems: outsideLinkProblems,
    background: (deps) => {
      const { config } = deps;
      if (!looksAtLinks(config)) return async () => {};
      return lookNowAndThen(deps, searchedIn(config), publicNetwork(config.publicUrl));
    },
  });
}
