import type { TestApp } from "../../../../test/app";
import { contentApi } from "../../../../test/content/entries";

/** Publishes an SMA topic by the API; gives its id. */
export async function addSmaTopic(
  app: TestApp,
  staff: Record<string, string>,
  topic: Record<string, unknown> = {},
): Promise<string> {
  const { create } = contentApi(app, staff, "sma");
  return (await create({ eng: { title: "A topic" }, ...topic }, {})).body.id;
}
