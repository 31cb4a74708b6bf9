import { ArrowLeft, House } from "lucide-react";
import { createContext, type ReactNode, use } from "react";
import { Link, redirectDocument } from "react-router";
import { type Grant, type ReviewedTypes, storedGrant } from "../../platform/auth/roles";
import { CallError } from "../../platform/http/client";
import { type Localized, otherLang, useLang } from "../../platform/locale/lang";
import { scriptLang } from "../../platform/locale/name";
import { Phrase } from "../../platform/locale/phrase";
import { useStaffWords } from "../../platform/locale/words/staff";
import type { Screens } from "../screens";
import type { BackLink } from "./back-link";
import { LastSaved } from "./banner";

/**
 * Loads the data of a screen. Signed out, the user goes to the page that says so; without permission, to the
 * home, or without the second factor that the site requires, to where it is set up; any other failure reaches
 * the screen's error view.
 */
export async function load<T>(calls: () => Promise<T>): Promise<T> {
  try {
    return await calls();
  } catch (error) {
    if (error instanceof CallError && error.status === 401) throw redirectDocument("/unauthorized");
    if (error instanceof CallError && error.status === 403) throw redirectDocument("/cms");
    throw error;
  }
}

/** While a screen fetches what it shows. */
export function Loading() {
  return <p className="loading">{useStaffWords().loading}</p>;
}

interface ScreenTitleProps {
  title: string;
  /** The document's title, where it is another one. */
  documentTitle?: string | undefined;
  /** Somebody's words, which may be in another language than the screen. */
  typed?: boolean;
  /** The list that the screen belongs to, before the link home. */
  list?: BackLink | undefined;
  /** Renders further links, with the one home where that is not the link back. */
  beside?: (home: ReactNode) => ReactNode;
}

/** The links back, the document's title and the one heading of a screen. */
export function ScreenTitle({ title, documentTitle = title, typed = false, list, beside }: ScreenTitleProps) {
  const page = useLang();
  const lang = (typed && scriptLang(title, page)) || page;
  const { backHome } = useStaffWords();
  const way = (to: string, label: string, Icon = ArrowLeft) => (
    <Link to={to} className="back-home">
      <Icon aria-hidden="true" size={18} />
      {label}
    </Link>
  );
  const home = list && way("/cms", backHome, House);
  return (
    <>
      <title>{documentTitle}</title>
      <div className="screen-top">
        {list ? way(list.to, list.label) : way("/cms", backHome)}
        {beside?.(home) ?? home}
        <LastSaved />
      </div>
      <h1 lang={otherLang({ lang }, page)}>
        <Phrase text={title} lang={lang} />
      </h1>
    </>
  );
}

/** The permissions of the signed-in account: its types, and whether it may change what the screen shows. */
interface Permissions extends Grant {
  mayChange: boolean;
  /** True where what they save on this screen waits until an administrator publishes it. */
  isReviewed: boolean;
  /** The same of each type, on screens that show several. */
  reviewed: ReviewedTypes;
  /** True where approvals are in use, or something waits for one. */
  usesApprovals: boolean;
}

/** Filled by the frame. */
export const PermissionsContext = createContext<Permissions>({
  ...{ role: "viewer", types: null, mayChange: false, isReviewed: false, reviewed: [], usesApprovals: false },
});

export const usePermissions = (): Permissions => use(PermissionsContext);

/** The grant that the frame was shown for, where nothing is rendered, as in loaders. */
export const shownGrant = (): Grant => {
  const { role, types } = document.querySelector<HTMLElement>("[data-role]")?.dataset ?? {};
  return storedGrant({ role, types });
};

/** The staff area's half of every feature, for a screen that needs all of them; provided by the frame. */
export const ScreensContext = createContext<readonly Screens[]>([]);

/** A content type as staff choose it for an account or a rule. */
interface NamedType {
  /** Its name in calls. */
  name: string;
  label: Localized;
}

/** The content types that some screens are about, each once: named as their entry in the menu, else as in the journal. */
export function contentTypesOf(screens: readonly Screens[]): NamedType[] {
  const all = screens.flatMap(({ ofType, journal, menu }) => {
    const links = menu?.links.flatMap((link) => [link, ...(link.parts ?? [])]) ?? [];
    const inMenu = links.flatMap(({ ofType: name, label }) => (name === undefined ? [] : [{ name, label }]));
    return ofType !== undefined && journal ? [...inMenu, { name: ofType, label: journal.title }] : inMenu;
  });
  return [...new Map(all.toReversed().map((each) => [each.name, each])).values()].reverse();
}

/** The content types of the site. */
export const useContentTypes = (): NamedType[] => contentTypesOf(use(ScreensContext));
