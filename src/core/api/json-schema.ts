import * as z from "zod";

/** What goes in or comes out as JSON Schema 2020-12, which those of OpenAPI 3.1 are, without the line that says so. */
export function jsonSchema(type: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(type, { io, unrepresentable: "any" });
  return rest;
}
