import { isRouteErrorResponse, Outlet, useRevalidator } from "react-router";
import { CallError } from "../../core/api/client";
import { useWords } from "../../core/locale/lang-context";
import { useStaffWords } from "../../core/locale/words/staff";
import { ScreenTitle } from "../../core/staff/frame/screen-title";
import { ScreensContext } from "../../core/staff/frame/screens-context";
import { allScreens } from "../../features/index.browser";
import type { Route } from "./+types/screens";
import { shellWords } from "./words/shell";

/** The screen within the frame, which stays, with its banner, when the screen cannot be shown. */
export default function StaffScreens() {
  return (
    <ScreensContext value={allScreens}>
      <Outlet />
    </ScreensContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StaffError error={error} />;
}

/** A screen that could not be shown, in the server's words where it had some, with a way to try again. */
function StaffError({ error }: { error: unknown }) {
  const words = useWords(shellWords);
  const shared = useStaffWords();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <ScreenTitle title={words.notFound} />;
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
