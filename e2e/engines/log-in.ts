import { STAFF } from "../fixtures/server";
import type { EngineWindow } from "./engine";

/** Signs the tests' member of staff in, and waits for the staff area's home. */
export async function logIn(window: EngineWindow): Promise<void> {
  await window.open("/cms/login");
  // Typed before the script has taken the form over, it would be lost.
  await window.until("Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith('__react'))");
  await window.type(STAFF.username, "#field-username");
  await window.type(STAFF.password, "#field-password");
  await window.press("main button[type=submit]");
  await window.until("location.pathname === '/cms'");
  await window.see("h1");
}
