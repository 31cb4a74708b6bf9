import { Outlet } from "react-router";
import { ScreensContext } from "../../core/staff/frame/screens-context";
import { StaffError } from "../../core/staff/frame/staff-error";
import { allScreens } from "../../features/index.browser";
import type { Route } from "./+types/screens";

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
