import { unreadTypes } from "../../content/access/staff-access.server";
import { type ContentRegistry, contentRegistry } from "../../content/registry/content-registry.server";
import {
  type FormAddress,
  type Naming,
  namingOf,
  translatedContent,
} from "../../content/translation/translation-status.server";
import { authProblems } from "../../platform/auth/problems.server";
import { type Config, settingsOf } from "../../platform/config/config.server";
import { foundPage } from "../../platform/db/paging.server";
import { answers, type Feature, feature, type Handlers, type StaffCall } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { isLoopback } from "../../platform/network/client-address.server";
import { outsideLinkActions } from "./actions";
import { checkLink, type Network, publicNetwork } from "./check-link.server";
import { type OutsideLink, outsideLinksContract } from "./contract";
import { placesLeft, type Searched } from "./places.server";
import { outsideLinkProblems } from "./problems.server";
import { startLinkChecks } from "./rounds.server";
import { outsideLinkSettings } from "./settings.server";
import {
  countLinks,
  findLink,
  type LinkRow,
  listedLinks,
  type PlaceRow,
  placesOf,
  recordCheck,
  setIgnored,
} from "./store.server";

/** Milliseconds in which an address is not checked twice. */
const AGAIN_AFTER = 60_000;

/** The parts of the rest of the site that the calls need. */
interface Surroundings {
  /** Returns whether the site checks links to other sites at all. */
  checks: (config: Config) => boolean;
  searchedIn: (config: Config) => Searched;
  networkOf: (config: Config) => Network;
  naming: Naming;
  registry: ContentRegistry;
}

function outsideLinksAnswers(around: Surroundings) {
  const { checks, networkOf } = around;
  const handlers: Handlers<typeof outsideLinksContract> = {
    list: async ({ show, ...query }, call) => {
      const placed = await linksWithPlaces(around, await listedLinks(call.db, show, query.sort), call);
      const textsOf = ({ address, places }: OutsideLink) => [
        address,
        ...places.flatMap(({ title, kind, label }) => [title, kind, label]),
      ];
      const { found, ...counts } = foundPage(await namedLinks(around, placed, call), query, textsOf);
      return {
        checks: checks(call.deps.config),
        ...(await countLinks(call.db)),
        links: found,
        ...counts,
      };
    },

    check: async ({ address }, call) => {
      const { db, deps } = call;
      if (!checks(deps.config)) throw new Problem(409, outsideLinkProblems.linkChecksOff);
      const link = await knownLink(around, address, call);
      const now = new Date();
      if (link.looked_at > new Date(now.getTime() - AGAIN_AFTER).toISOString())
        return { answer: link.answer, status: link.status, broken: link.broken === 1 };
      const check = await checkLink(address, networkOf(deps.config));
      return { ...check, broken: await recordCheck(db, link, check, now) };
    },

    ignore: async ({ address, ignored }, call) => {
      await knownLink(around, address, call);
      await setIgnored(call.db, address, ignored);
      return {
        entityId: address,
        action: ignored ? outsideLinkActions.ignoreLink : outsideLinkActions.watchLink,
        snapshot: { _id: address, ignored },
        answer: { message: "success" },
      };
    },
  };
  return answers(outsideLinksContract, handlers);
}

/** @throws {Problem} 404 for an address that is nowhere; 403 where it is in nothing that somebody for chosen types reads */
async function knownLink(
  around: Surroundings,
  address: string,
  call: Pick<StaffCall, "db" | "deps" | "staff">,
): Promise<LinkRow> {
  const link = await findLink(call.db, address);
  if (!link) throw new Problem(404, outsideLinkProblems.linkUnknown);
  if (call.staff.types !== null && (await linksWithPlaces(around, [link], call)).length === 0)
    throw new Problem(403, authProblems.otherRole);
  return link;
}

interface PlacedLink {
  link: LinkRow;
  places: PlaceRow[];
}

/** The links that still occur where the caller may read. */
async function linksWithPlaces(
  { searchedIn, registry }: Surroundings,
  links: readonly LinkRow[],
  { db, deps, staff }: Pick<StaffCall, "db" | "deps" | "staff">,
): Promise<PlacedLink[]> {
  const unread = unreadTypes(registry, staff);
  const places = await placesOf(
    db,
    links.map(({ address }) => address),
  );
  const readable = places.filter(({ type }) => !unread.includes(type));
  const left = Map.groupBy(await placesLeft(db, searchedIn(deps.config), readable), ({ address }) => address);
  return links.flatMap((link) => {
    const own = left.get(link.address);
    return own ? [{ link, places: own }] : [];
  });
}

async function namedLinks(
  { naming }: Surroundings,
  links: readonly PlacedLink[],
  { db, lang }: Pick<StaffCall, "db" | "lang">,
): Promise<OutsideLink[]> {
  const titleOf = await naming.titles(
    db,
    links.flatMap(({ places }) => places),
    lang,
  );
  return links.map(({ link: { address, answer, status, failing_since, looked_at }, places }) => ({
    ...{ address, answer, status, since: failing_since, checkedAt: looked_at },
    places: places.map(({ type, id, path, lang: said }) => ({
      title: titleOf(type, id),
      kind: naming.kindName(type, id, lang),
      label: naming.label(type, id, path, lang),
      lang: said || null,
      url: naming.atField(type, id, path, said || undefined),
    })),
  }));
}

/** Returns whether links are checked: by default on every site with a public host name. */
function checksLinks(config: Config): boolean {
  return settingsOf(config, outsideLinkSettings).checks ?? !isLoopback(new URL(config.publicUrl).hostname);
}

/** The links to other sites in all that these features have for visitors. */
export function outsideLinksFeature(features: readonly Feature[], formAddress: FormAddress): Feature {
  const types = features.flatMap(({ content = [] }) => content).filter(({ isForStaff }) => !isForStaff);
  const kinds = features.flatMap(({ name, content = [] }) => translatedContent(name, content));
  const searchedIn = ({ publicUrl }: Config): Searched => ({ types, own: new URL(publicUrl).host });
  return feature({
    name: "outside-links",
    answers: outsideLinksAnswers({
      checks: checksLinks,
      searchedIn,
      networkOf: ({ publicUrl }) => publicNetwork(publicUrl),
      naming: namingOf(kinds, formAddress),
      registry: contentRegistry(features),
    }),
    problems: outsideLinkProblems,
    background: (deps) => {
      const { config } = deps;
      if (!checksLinks(config)) return async () => {};
      return startLinkChecks(deps, searchedIn(config), publicNetwork(config.publicUrl));
    },
  });
}
