import { useRef } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { useStaffMessages } from "../../core/locale/messages/staff";
import { BannerProvider } from "../../core/staff/banner";
import staffCss from "../../core/staff/staff.css?url";
import { StaffError } from "../../core/staff/staff-error";
import { useKeptFocus } from "../../core/staff/use-kept-focus";
import type { Route } from "./+types/shell";
import { MenuLinks } from "./menu-links";
import { StaffHeader } from "./staff-header";

export const handle = { interactive: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: staffCss }];

/** The frame of the staff area: navigation, banner, and the screen. */
export default function StaffShell() {
  return (
    <StaffFrame>
      <Outlet />
      <ScrollRestoration />
    </StaffFrame>
  );
}

function StaffFrame({ children }: { children: React.ReactNode }) {
  const words = useStaffMessages();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <BannerProvider>
      <a className="skip-link" href="#content">
        {words.skip}
      </a>
      <StaffHeader />
      <div className="staff-columns">
        <nav className="staff-nav staff-nav-wide" aria-label={words.navigation}>
          <MenuLinks />
        </nav>
        <main ref={main} id="content" tabIndex={-1} className="staff-main">
          {children}
        </main>
      </div>
    </BannerProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <StaffFrame>
      <StaffError error={error} />
    </StaffFrame>
  );
}
