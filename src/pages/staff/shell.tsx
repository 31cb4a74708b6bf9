import { Accessibility, CircleUserRound, ExternalLink, House, LogOut, Menu } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import {
  Link,
  NavLink,
  Outlet,
  redirectDocument,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from "react-router";
import { HISTORY } from "../../content/revisions/staff/history-address";
import type { accountsContract } from "../../features/accounts/contract";
import {
  type Grant,
  isReviewedIn,
  type ReviewedTypes,
  storedRole,
  typesToStore,
} from "../../platform/auth/roles";
import { staffContext } from "../../platform/auth/staff-context";
import { read } from "../../platform/http/client";
import { useLang, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { COMFORTS, type Comfort } from "../../site/comfort/comfort";
import comfortCss from "../../site/comfort/comfort.css?url";
import { useSiteDetails } from "../../site/frame/page";
import staffCss from "../../ui/css/staff.css?url";
import { UnsavedProvider, useLeavePage } from "../../ui/form/unsaved";
import { BannerProvider } from "../../ui/frame/banner";
import { StoredDensity, useDensity } from "../../ui/frame/density";
import { holdsScreen, type StaffMenuLink } from "../../ui/frame/menu";
import { PermissionsContext, shownGrant, usePermissions } from "../../ui/frame/screen";
import { cacheAnswers } from "../../ui/frame/shown-answers";
import { useSingleKeys } from "../../ui/frame/single-keys";
import { useRestoredFocus } from "../../ui/frame/use-restored-focus";
import { StaffLanguages } from "../../ui/languages/staff-languages";
import { ActionMenu } from "../../ui/list/action-label";
import { comfortWords } from "../comfort/words";
import type { Route } from "./+types/shell";
import { FindingAndHelp } from "./finding-and-help";
import { mayChangeAt, mayOpen, sectionsFor, typeAt } from "./sections";
import { shellWords } from "./words/shell";

export const handle = { interactive: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: staffCss }];

/** The permissions of the signed-in user: the frame is rendered before any script runs. */
export const loader = ({ context }: Route.LoaderArgs): ShownFor => {
  const staff = context.get(staffContext);
  return {
    ...{ role: storedRole(staff?.role), types: staff?.types ?? null },
    ...{ reviewed: staff?.reviewed ?? [], usesApprovals: staff?.usesApprovals === true },
  };
};

/** Whom the frame is shown for. */
interface ShownFor extends Grant {
  reviewed: ReviewedTypes;
  usesApprovals: boolean;
}

/** Checks during navigation, while the next screen loads, that the session is still valid. */
export const clientLoader = async (): Promise<ShownFor> => {
  // A failed check is ignored: the screen itself says what is wrong.
  const session = await read<typeof accountsContract.session>("/api/session", {}).catch(() => undefined);
  if (!session) return { ...shownGrant(), reviewed: [], usesApprovals: false };
  const { authenticated, role, types = null, review = [], approvals = false } = session;
  if (!authenticated) throw redirectDocument("/unauthorized");
  return { role: storedRole(role), types, reviewed: review, usesApprovals: approvals };
};

/** Not after a save: a user who stays on the screen keeps what is typed there. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** For a screen that the role may not open, asks the server first, before any code of it is fetched. */
const leaveToServer: Route.ClientMiddlewareFunction = ({ request }) => {
  const { pathname } = new URL(request.url);
  if (pathname !== window.location.pathname && !mayOpen(shownGrant(), pathname))
    throw redirectDocument(request.url);
};

/** Leaves the shown screen where reloading fails. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveToServer, cacheAnswers];

/** The frame of the staff area: navigation, banner, and the screen. */
export default function StaffShell({
  loaderData: { reviewed, usesApprovals, ...grant },
}: Route.ComponentProps) {
  const words = useWords(shellWords);
  const { pathname } = useLocation();
  const permissions = {
    ...{ ...grant, reviewed, usesApprovals },
    mayChange: mayChangeAt(grant, pathname),
    isReviewed: isReviewedIn(reviewed, typeAt(pathname)),
  };
  const main = useRef<HTMLElement>(null);
  useRestoredFocus(main);
  return (
    <UnsavedProvider>
      <BannerProvider>
        <StoredDensity />
        <a className="skip-link" href="#content">
          {words.skip}
        </a>
        <OnTheWay />
        <PermissionsContext value={permissions}>
          <StaffHeader />
          <div
            className="staff-columns"
            data-role={grant.role}
            data-types={typesToStore(grant.types) ?? undefined}
          >
            <WideMenu />
            {/* The address says which screen is drawn, for a test that waits for it: the window's address changes earlier. */}
            <main ref={main} id="content" tabIndex={-1} className="staff-main" data-path={pathname}>
              <Outlet />
            </main>
          </div>
        </PermissionsContext>
        <ScrollRestoration />
      </BannerProvider>
    </UnsavedProvider>
  );
}

/** Milliseconds in which another screen may come without a word. */
const SOON = 300;

/** Shows that another screen is loading, where that takes a while. */
function OnTheWay() {
  const words = useStaffWords();
  const going = useNavigation().state !== "idle";
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(() => setLate(true), SOON);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [going]);
  return (
    <>
      {late && <div className="on-the-way" />}
      {/* Always there: a region that arrives with its text is often not announced. */}
      <p role="status" className="visually-hidden">
        {late && words.loading}
      </p>
    </>
  );
}

/** The site's name, and on a wide screen the tools; on a small one they are in the menu, with the navigation. */
function StaffHeader() {
  const words = useWords(shellWords);
  const { shortName } = useSiteDetails();
  return (
    <header className="staff-header">
      <Link to="/cms" className="brand">
        <span>
          {shortName} <span className="brand-place">{words.staffArea}</span>
        </span>
      </Link>
      <FindingAndHelp />
      <div className="staff-tools staff-tools-wide">
        <StaffTools />
      </div>
      <MenuSheet />
    </header>
  );
}

/** Language, comforts, the link to the site, and Log out. */
function StaffTools() {
  const words = useWords(shellWords);
  const { leave, question } = useLeavePage();
  const logOut = async () => {
    const headers = { "Content-Type": "application/json" };
    // Even unheard, the login page is where to go.
    await fetch("/api/logout", { method: "POST", headers, body: "{}" }).catch(() => {});
    window.location.assign("/cms/login");
  };
  return (
    <>
      <StaffLanguages />
      <ComfortMenu />
      <NavLink className="button button-quiet staff-account" to="/cms/account">
        <CircleUserRound aria-hidden="true" size={20} />
        <span>{words.account}</span>
      </NavLink>
      <a className="button button-quiet" href="/">
        <ExternalLink aria-hidden="true" size={18} />
        {words.viewSite}
      </a>
      <button type="button" className="button button-quiet" onClick={() => leave(logOut)}>
        <LogOut aria-hidden="true" size={18} />
        {words.logout}
      </button>
      {question}
    </>
  );
}

/** The menu beside every screen, scrolled to the entry of the one that is shown. */
function WideMenu() {
  const words = useWords(shellWords);
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>("[aria-current]");
    if (!menu.current || !current) return;
    const [shown, entry] = [menu.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (entry.top >= shown.top && entry.bottom <= Math.min(shown.bottom, innerHeight)) return;
    menu.current.scrollTop += entry.top - shown.top - shown.height / 2;
  }, [pathname]);
  return (
    <nav ref={menu} className="staff-nav staff-nav-wide" aria-label={words.navigation}>
      <MenuLinks />
    </nav>
  );
}

/** The menu of small screens: it lies over the screen while it is open, and goes when the focus leaves it. */
function MenuSheet() {
  const words = useWords(shellWords);
  const sheet = useRef<HTMLDetailsElement>(null);
  const close = () => sheet.current?.removeAttribute("open");
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== "Escape") return;
    close();
    currentTarget.querySelector("summary")?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <details ref={sheet} className="staff-nav-sheet" onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className="button button-quiet">
        <Menu aria-hidden="true" size={20} />
        {words.menu}
      </summary>
      <div className="staff-sheet">
        <nav className="staff-nav" aria-label={words.navigation}>
          <MenuLinks onFollow={close} />
        </nav>
        <div className="staff-tools">
          <StaffTools />
        </div>
      </div>
    </details>
  );
}

/** The way to every screen, by the part of the site that it is for; `onFollow` is called when one is taken. */
function MenuLinks({ onFollow }: { onFollow?: () => void }) {
  const words = useWords(shellWords);
  const lang = useLang();
  const permissions = usePermissions();
  const { pathname, search } = useLocation();
  // A history is read with the entries of its type, wherever somebody came from.
  const type = pathname === HISTORY ? new URLSearchParams(search).get("type") : null;
  const isHere = (link: StaffMenuLink) =>
    type === null ? holdsScreen(link, pathname) : typeAt(link.to) === type;
  return (
    <>
      <NavLink end to="/cms" onClick={onFollow}>
        <House aria-hidden="true" size={20} />
        {words.homeMenu}
      </NavLink>
      {sectionsFor(permissions, permissions.usesApprovals).map(({ id, title, links }) => (
        <div key={id}>
          <p className="staff-nav-title">{title[lang]}</p>
          {links.map((link) => {
            const here = isHere(link) && (link.to === pathname ? "page" : "true");
            return (
              <Link key={link.to} to={link.to} aria-current={here || undefined} onClick={onFollow}>
                <link.icon aria-hidden="true" size={20} />
                {link.label[lang]}
              </Link>
            );
          })}
        </div>
      ))}
    </>
  );
}

/** The comforts of the public site, beside the screen that somebody works at: each holds at once, and on every page. */
function ComfortMenu() {
  const words = useWords(comfortWords);
  const own = useWords(shellWords);
  const { roomy: roomyName, singleKeys: keysName } = useStaffWords();
  const [roomy, setRoomy] = useDensity();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const [failed, setFailed] = useState(false);
  // The menu of narrow windows has one too.
  const id = useId();
  const chosen = useSyncExternalStore(subscribe, shown, () => "").split(" ");
  const choose = async (comfort: Comfort, isAsked: boolean) => {
    const before = chosen.join(" ");
    const others = chosen.filter((each) => each !== "" && each !== comfort);
    const comforts = isAsked ? [...others, comfort] : others;
    show(comforts.join(" "));
    const isSaved = await saveChoice(comforts);
    setFailed(!isSaved);
    if (!isSaved) show(before);
  };
  return (
    <ActionMenu
      className="comfort-menu"
      label={
        <>
          <Accessibility aria-hidden="true" size={20} />
          <span>{words.title}</span>
        </>
      }
    >
      <fieldset className="stack">
        <legend className="field-label">{own.staffOnly}</legend>
        <label className="check">
          <input type="checkbox" checked={roomy} onChange={({ target }) => setRoomy(target.checked)} />
          {roomyName}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={singleKeys}
            onChange={({ target }) => setSingleKeys(target.checked)}
          />
          {keysName}
        </label>
      </fieldset>
      <fieldset className="stack mt-4">
        <legend className="field-label">{own.staffAndSite}</legend>
        {COMFORTS.map((comfort) => (
          <label key={comfort} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(comfort)}
              onChange={({ target }) => choose(comfort, target.checked)}
              aria-describedby={`${id}-${comfort}`}
            />
            <span>
              {words.choices[comfort].name}
              <span id={`${id}-${comfort}`} className="field-hint" aria-hidden="true">
                {words.choices[comfort].hint}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="field-hint">{own.comfortKept}</p>
      <p role="status" className="field-error">
        {failed && own.comfortFailed}
      </p>
    </ActionMenu>
  );
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The comforts to which style sheets answer now. */
const shown = (): string => document.documentElement.dataset.comfort ?? "";

/** Has the page follow a choice at once; the style sheet is loaded only once something is chosen. */
function show(comforts: string): void {
  const { documentElement, head } = document;
  if (comforts === "") delete documentElement.dataset.comfort;
  else documentElement.dataset.comfort = comforts;
  if (comforts !== "" && !document.querySelector(`link[href="${comfortCss}"]`)) {
    head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: comfortCss }));
  }
  for (const listener of listeners) listener();
}

let saving: Promise<boolean> = Promise.resolve(true);

/** Stores a choice as the page of comforts does, one after the other: the cookie is the server's to set. */
function saveChoice(comforts: readonly string[]): Promise<boolean> {
  const send = async () => {
    const body = new URLSearchParams(comforts.map((each) => ["comfort", each]));
    const answer = await fetch("/comfort", { method: "POST", body, redirect: "manual" }).catch(
      () => undefined,
    );
    return answer?.type === "opaqueredirect";
  };
  saving = saving.then(send);
  return saving;
}
