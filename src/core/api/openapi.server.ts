import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from "../auth/auth.server";
import type { Feature } from "../feature.server";
import type { Endpoint } from "./contract";
import { jsonSchema } from "./json-schema";
import { operationPaths, refusedWith } from "./other-paths.server";

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

/** The OpenAPI 3.1 description of every call, made from the schemas that check requests, and of what is beside. */
export function openApi(features: readonly Feature[]): Json {
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
    paths: Object.assign(paths, ...features.map((each) => each.paths ?? {}), operationPaths),
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
    ...(endpoint.access === "staff" && { security: [{ session: [] }] }),
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
  if (access === "staff") statuses.push("401 not signed in");
  if (kind !== "get") statuses.push("403 cross-site");
  return statuses;
}
