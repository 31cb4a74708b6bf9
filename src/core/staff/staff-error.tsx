import { isRouteErrorResponse } from "react-router";
import { CallError } from "../api/client";
import { useStaffMessages } from "../locale/messages/staff";
import { ScreenTitle } from "./screen-title";

/** A screen that could not be shown, in the server's words where it had some, with a way to try again. */
export function StaffError({ error }: { error: unknown }) {
  const words = useStaffMessages();
  if (isRouteErrorResponse(error) && error.status === 404) return <ScreenTitle title={words.notFound} />;
  const message = error instanceof CallError ? error.message || words.serverGone : words.loadFailed;
  return (
    <>
      <ScreenTitle title={words.loadFailed} />
      <p role="alert">{message}</p>
      <button type="button" className="button button-main" onClick={() => window.location.reload()}>
        {words.tryAgain}
      </button>
    </>
  );
}
