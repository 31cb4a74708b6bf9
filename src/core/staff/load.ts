import { redirectDocument } from "react-router";
import { CallError } from "../api/client";

/**
 * Loads what a screen shows. Signed out, the visitor goes to the page that says so; any other failure
 * reaches the screen's error view.
 */
export async function load<T>(calls: () => Promise<T>): Promise<T> {
  try {
    return await calls();
  } catch (error) {
    if (error instanceof CallError && error.status === 401) throw redirectDocument("/unauthorized");
    throw error;
  }
}
