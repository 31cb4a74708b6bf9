import { Outlet } from "react-router";
import { StaffError } from "../../core/staff/frame/staff-error";
import type { Route } from "./+types/screens";

/** The screen within the frame, which stays, with its banner, when the screen cannot be shown. */
export default Outlet;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StaffError error={error} />;
}
