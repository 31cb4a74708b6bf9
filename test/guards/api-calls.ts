import { features } from "../../src/features/index.server";
import { mediaPaths } from "../../src/features/media/feature.server";
import type { Endpoint } from "../../src/platform/http/contract";
import { openApi } from "../../src/platform/http/openapi.server";

/** Where the calls are listed, so that a change of the API shows in every review. */
export const CALLS_FILE = "docs/api-calls.txt";

/** One line of {@link CALLS_FILE}. */
export interface ApiCall {
  method: string;
  /** As in OpenAPI, with its variable parts in braces. */
  path: string;
  /** `feature.call`, which is the `operationId` of the OpenAPI description. */
  name: string;
  /** `public`, or the scope that a role must have. */
  access: Endpoint["access"];
  summary: string;
}

/** Every call that `/api/openapi.json` describes, sorted by path and method. */
export function apiCalls(): ApiCall[] {
  const access = new Map<string, Endpoint["access"]>(
    features.flatMap(({ name, contract }) =>
      Object.entries(contract).map(([call, endpoint]) => [`${name}.${call}`, endpoint.access] as const),
    ),
  );
  const { paths } = openApi(features, mediaPaths) as {
    paths: Record<string, Record<string, { operationId: string; summary: string }>>;
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary }]) => ({
      method: method.toUpperCase(),
      path,
      name: operationId,
      access: access.get(operationId) ?? "public",
      summary,
    })),
  );
  return calls.sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method));
}

/** The text of {@link CALLS_FILE}. */
export function listCalls(): string {
  const lines = apiCalls().map(
    ({ method, path, name, access, summary }) => `${method} ${path} | ${name} | ${access} | ${summary}`,
  );
  return `${lines.join("\n")}\n`;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
