import { useEffect, useRef, useState } from "react";
import {
  Outlet,
  redirectDocument,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
} from "react-router";
import { createClient } from "../../core/api/client";
import { useWords } from "../../core/locale/lang-context";
import { useStaffWords } from "../../core/locale/words/staff";
import staffCss from "../../core/staff/css/staff.css?url";
import { UnsavedProvider } from "../../core/staff/form/unsaved";
import { BannerProvider } from "../../core/staff/frame/banner";
import { KeptDensity } from "../../core/staff/frame/density";
import { keepShown } from "../../core/staff/frame/shown-answers";
import { useKeptFocus } from "../../core/staff/frame/use-kept-focus";
import { accountsContract } from "../../features/accounts/contract";
import type { Route } from "./+types/shell";
import { MenuLinks, StaffHeader } from "./staff-header";
import { shellWords } from "./words/shell";

export const handle = { interactive: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: staffCss }];

const api = createClient(accountsContract);

/** Nothing: the server has let nobody in who is signed out, and the frame is there before any script. */
export const loader = () => null;

/** Asks on the way to another screen, while that loads, whether somebody is still signed in. */
export const clientLoader = async () => {
  // What cannot be asked is no answer: the screen itself says what is wrong.
  const { authenticated } = await api.session({}).catch(() => ({ authenticated: true }));
  if (!authenticated) throw redirectDocument("/unauthorized");
  return null;
};

/** Not after a save: who stays on a screen keeps what is typed there. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Keeps the screen as it is where it cannot be loaded anew. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepShown];

/** The frame of the staff area: navigation, banner, and the screen. */
export default function StaffShell() {
  const words = useWords(shellWords);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <UnsavedProvider>
      <BannerProvider>
        <KeptDensity />
        <a className="skip-link" href="#content">
          {words.skip}
        </a>
        <OnTheWay />
        <StaffHeader />
        <div className="staff-columns">
          <nav className="staff-nav staff-nav-wide" aria-label={words.navigation}>
            <MenuLinks />
          </nav>
          <main ref={main} id="content" tabIndex={-1} className="staff-main">
            <Outlet />
          </main>
        </div>
        <ScrollRestoration />
      </BannerProvider>
    </UnsavedProvider>
  );
}

/** Milliseconds in which another screen may come without a word. */
const SOON = 300;

/** Says that another screen is on its way, where that takes a while. */
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
