/** Addresses beside the calls, each with its methods, as OpenAPI describes them. */
export type OtherPaths = Record<`/${string}`, Record<string, Described>>;

interface Described {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: object[];
  responses: Record<string, object>;
}

/** How a {@link Described} says that all else is refused as everywhere. */
export const refusedWith = (statuses: string) => ({
  description: `Refused: ${statuses}`,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

const json = (properties: object, required: string[]) => ({
  "application/json": { schema: { type: "object", properties, required } },
});

const part = { type: "boolean" };
/** What `/readyz` asks; the disk only where something is kept on it. */
const parts = { database: part, migrations: part, media: part, disk: part };
const asked = ["status", "database", "migrations", "media"];

/** What whoever runs the site asks. */
export const operationPaths: OtherPaths = {
  "/healthz": {
    get: {
      operationId: "operation.health",
      tags: ["operation"],
      summary: "Whether the process lives",
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
      summary: "Whether database, migrations, media store and disk answer",
      responses: {
        200: { description: "All do", content: json({ status: { const: "ready" }, ...parts }, asked) },
        503: {
          description: "One of them does not; to be asked again after `Retry-After`",
          content: json(
            {
              message: { type: "string" },
              requestId: { type: "string" },
              status: { const: "not ready" },
              ...parts,
            },
            ["message", "requestId", ...asked],
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
      summary: "Figures for Prometheus, for this machine or with `Authorization: Bearer METRICS_TOKEN`",
      responses: {
        200: { description: "The figures", content: { "text/plain": { schema: { type: "string" } } } },
        default: refusedWith("404 for anybody else, 405 another method"),
      },
    },
  },
};
