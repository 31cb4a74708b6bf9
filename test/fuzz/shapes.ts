import fc from "fast-check";
import * as z from "zod";
import { hostileString, hostileValue } from "./hostile";

/** The parts of JSON Schema that Zod writes for the inputs of calls. */
interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  allOf?: Shape[];
  oneOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;

/** The names of the fields that a schema knows. */
export const fieldsOf = (schema: z.ZodType): string[] => Object.keys(shapeOf(schema).properties ?? {});

/** Inputs of the shape that a schema wants, every text in them hostile. */
export const shapedInput = (schema: z.ZodType): fc.Arbitrary<unknown> => arbitraryOf(shapeOf(schema));

function arbitraryOf(shape: Shape): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  if ("const" in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  switch (shape.type) {
    case "object":
      return objectOf(shape);
    case "array":
      return fc.array(arbitraryOf(shape.items ?? {}), { maxLength: Math.min(shape.maxItems ?? 4, 4) });
    case "string":
      return hostileString;
    case "integer":
      return fc.integer({
        min: shape.minimum ?? -5,
        max: Math.max(shape.maximum ?? 9999, shape.minimum ?? -5),
      });
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    default:
      return shape.allOf ? fc.oneof(...shape.allOf.map(arbitraryOf)) : hostileValue;
  }
}

function objectOf({ properties = {}, required = [] }: Shape): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, arbitraryOf(each)]),
  );
  return fc.record(parts, { requiredKeys: required });
}

/** `valid` with one value in it, wherever that is, put in place of another. */
export function withOneChanged(valid: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(valid);
  if (places.length === 0) return fc.constant(valid);
  return fc
    .tuple(fc.constantFrom(...places), hostileValue)
    .map(([place, value]) => changed(valid, place, value));
}

type Place = readonly (string | number)[];

function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return at.length > 0 ? [at] : [];
  const inner = Object.entries(value).flatMap(([name, each]) => placesIn(each, [...at, name]));
  return at.length > 0 ? [at, ...inner] : inner;
}

function changed(value: unknown, [name, ...rest]: Place, by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === name ? changed(each, rest, by) : each));
  const object = value as Record<string, unknown>;
  return { ...object, [name]: changed(object[name], rest, by) };
}
