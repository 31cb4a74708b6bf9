import { data } from "react-router";

/** Any address that no other page has; the frame around it shows the 404 page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
