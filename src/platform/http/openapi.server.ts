import * as z from "zod";
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from "../auth/auth.server";
import { rolesOf } from "../auth/roles";
import type { Contract, Endpoint } from "./contract";

type Json = Record<string, unknown>;

const problem: Json = {
  type: "object",
  required: ["message", "requestId"],
  properties: {
    message: { type: "string", description: "Can be shown to a person as it stands" },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: { path: { type: "string" }, message: { type: "string" } },
      },
    },
    requestId: { type: "string" },
  },
};

const session: Json = {
  type: "apiKey",
  in: "cookie",
  name: SECURE_SESSION_COOKIE,
  description: `Set by /api/login. On plain http, as on one's own machine, its name is ${SESSION_COOKIE}.`,
};

/** A feature as the description has it. */
interface DescribedFeature {
  name: string;
  contract: Contract;
}

/**
 * The OpenAPI 3.1 description of every call, built from the schemas that validate requests, and of the other
 * addresses.
 */
export function openApi(features: readonly DescribedFeature[], others: OtherPaths): Json {
  const paths: Record<string, Json> = {};
  for (const { name, contract } of features) {
    for (const [call, endpoint] of Object.entries(contract)) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operation(`${name}.${call}`, name, endpoint),
      };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Kapok",
      version: "1",
      description:
        "Dates are ISO 8601 in UTC, ids sortable by creation. A state-changing call from another site is refused.",
    },
    paths: Object.assign(paths, others, operationPaths),
    components: {
      schemas: { Problem: problem },
      securitySchemes: { session },
    },
  };
}

function operation(operationId: string, tag: string, endpoint: Endpoint): Json {
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    ...(endpoint.access !== "public" && { security: [{ session: [] }], "x-roles": rolesOf(endpoint) }),
    ...inputOf(endpoint),
    responses: {
      [endpoint.status]: {
        description: "Success",
        content: { "application/json": { schema: jsonSchema(endpoint.output, "output") } },
      },
      default: refusedWith(refusals(endpoint).join(", ")),
    },
  };
}

function inputOf({ kind, body, input, path }: Endpoint): Json {
  if (body === "file") {
    const properties = { file: { type: "string", format: "binary" } };
    const file = { type: "object", properties, required: ["file"] };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema: file } } } };
  }
  if (body === "text") {
    return { requestBody: { required: true, content: { "*/*": { schema: { type: "string" } } } } };
  }
  const shape = jsonSchema(input, "input");
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  if (inPath.length > 0) {
    const properties = (shape.properties ?? {}) as Json;
    const parameters = inPath.map((name) => ({ name, in: "path", required: true, schema: properties[name] }));
    return { parameters };
  }
  if (kind !== "get") {
    return { requestBody: { required: true, content: { "application/json": { schema: shape } } } };
  }
  const required = Array.isArray(shape.required) ? shape.required : [];
  const parameters = Object.entries((shape.properties ?? {}) as Json).map(([name, each]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: each,
  }));
  return parameters.length > 0 ? { parameters } : {};
}

function refusals({ kind, access }: Endpoint): string[] {
  const statuses = ["400 invalid"];
  if (access !== "public") statuses.push("401 not signed in");
  if (kind !== "get") statuses.push("403 cross-site");
  if (access !== "public") statuses.push("403 for another role");
  return statuses;
}

/** The JSON Schema 2020-12 of an input or output, as OpenAPI 3.1 has them, without the line that says so. */
export function jsonSchema(type: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(type, { io, unrepresentable: "any" });
  return rest;
}

/** Addresses beside the calls, each with its methods, as OpenAPI describes them. */
export type OtherPaths = Record<`/${string}`, Record<string, Described>>;

interface Described {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: object[];
  responses: Record<string, object>;
}

/** The words of a {@link Described} for being refused as everywhere. */
export const refusedWith = (statuses: string) => ({
  description: `Refused: ${statuses}`,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

const json = (properties: object, required: string[]) => ({
  "application/json": { schema: { type: "object", properties, required } },
});

const part = { type: "boolean" };
/** The parts that `/readyz` checks; the disk only where something is stored on it. */
const parts = { database: part, migrations: part, media: part, disk: part };
const required = ["status", "database", "migrations", "media"];

/** The addresses for operators. */
const operationPaths: OtherPaths = {
  "/healthz": {
    get: {
      operationId: "operation.health",
      tags: ["operation"],
      summary: "Whether the process is running",
      responses: {
        200: { description: "It does", content: json({ status: { const: "ok" } }, ["status"]) },
        default: refusedWith("405 another method"),
      },
    },
  },
  "/readyz": {
    get: {
      operationId: "operation.readiness",
      tags: ["operation"],
      summary: "Whether database, migrations, media store and disk are ready",
      responses: {
        200: { description: "All do", content: json({ status: { const: "ready" }, ...parts }, required) },
        503: {
          description: "One of them does not; to be asked again after `Retry-After`",
          content: json(
            {
              message: { type: "string" },
              requestId: { type: "string" },
              status: { const: "not ready" },
              ...parts,
            },
            ["message", "requestId", ...required],
          ),
        },
        default: refusedWith("405 another method"),
      },
    },
  },
  "/metrics": {
    get: {
      operationId: "operation.metrics",
      tags: ["operation"],
      summary: "Metrics for Prometheus, for this machine or with `Authorization: Bearer METRICS_TOKEN`",
      responses: {
        200: { description: "The figures", content: { "text/plain": { schema: { type: "string" } } } },
        default: refusedWith("404 for anybody else, 405 another method"),
      },
    },
  },
};
