import { data, isRouteErrorResponse, Outlet, useRevalidator } from "react-router";
import { allScreens } from "../../features/index.browser";
import { staffContext } from "../../platform/auth/staff-context";
import { CallError } from "../../platform/http/client";
import { useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { ScreensContext, ScreenTitle, usePermissions } from "../../ui/frame/screen";
import type { Route } from "./+types/screens";
import { mayOpen } from "./sections";
import { shellWords } from "./words/shell";

/** Nothing. @throws 403 for a screen that the user's role may not open */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  const staff = context.get(staffContext);
  if (staff && !mayOpen(staff, new URL(request.url).pathname)) throw data(null, { status: 403 });
  return null;
};

/** In the browser the frame has looked before. */
export const clientLoader = () => null;

/** The screen within the frame, which stays, with its banner, when the screen cannot be shown. */
export default function StaffScreens() {
  const words = useWords(shellWords);
  const { mayChange } = usePermissions();
  return (
    <ScreensContext value={allScreens}>
      {!mayChange && <p className="notice mb-4">{words.readOnly}</p>}
      <Outlet />
    </ScreensContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StaffError error={error} />;
}

/** In place of a screen that the role may not open. */
function NotForRole() {
  const words = useWords(shellWords);
  return (
    <>
      <ScreenTitle title={words.notForRole} />
      <p>{words.notForRoleText}</p>
    </>
  );
}

/** A screen that could not be shown, in the server's words where it had some, with a way to try again. */
function StaffError({ error }: { error: unknown }) {
  const words = useWords(shellWords);
  const shared = useStaffWords();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <ScreenTitle title={words.notFound} />;
  if (isRouteErrorResponse(error) && error.status === 403) return <NotForRole />;
  const isCall = error instanceof CallError;
  const message = isCall ? error.message || shared.serverGoneOnList : words.partGone;
  // What the banner offers would go with the page; but only a new page mends a fault of the screen itself.
  const again = () => (isCall ? void revalidate() : window.location.reload());
  return (
    <>
      <ScreenTitle title={words.loadFailed} />
      <p role="alert">{message}</p>
      <button type="button" className="button button-main" onClick={again}>
        {isCall ? shared.tryAgain : words.loadPageAgain}
      </button>
    </>
  );
}
