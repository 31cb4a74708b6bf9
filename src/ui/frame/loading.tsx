import { redirectDocument } from "react-router";
import { CallError } from "../../platform/http/client";
import { useStaffWords } from "../../platform/locale/words/staff";

/**
 * Loads the data of a screen. Signed out, the user goes to the page that says so; without permission, to the
 * home, or without the second factor that the site requires, to where it is set up; any other failure reaches
 * the screen's error view.
 */
export async function load<T>(calls: () => Promise<T>): Promise<T> {
  try {
    return await calls();
  } catch (error) {
    if (error instanceof CallError && error.status === 401) throw redirectDocument("/unauthorized");
    if (error instanceof CallError && error.status === 403) throw redirectDocument("/cms");
    throw error;
  }
}

/** While a screen fetches what it shows. */
export function Loading() {
  return <p className="loading">{useStaffWords().loading}</p>;
}
