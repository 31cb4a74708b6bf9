import { useEffect, useRef, useState } from "react";
import {
  Outlet,
  redirectDocument,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from "react-router";
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
import { useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import staffCss from "../../ui/css/staff.css?url";
import { UnsavedProvider } from "../../ui/form/unsaved";
import { BannerProvider } from "../../ui/frame/banner";
import { StoredDensity } from "../../ui/frame/density";
import { PermissionsContext, shownGrant } from "../../ui/frame/screen";
import { cacheAnswers } from "../../ui/frame/shown-answers";
import { useRestoredFocus } from "../../ui/frame/use-restored-focus";
import type { Route } from "./+types/shell";
import { mayChangeAt, mayOpen, typeAt } from "./sections";
import { MenuLinks, StaffHeader } from "./staff-header";
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
            <nav className="staff-nav staff-nav-wide" aria-label={words.navigation}>
              <MenuLinks />
            </nav>
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
