import * as z from "zod";

type Values = Readonly<Record<string, unknown>>;

/**
 * A stored value with nothing in all places that its schema has and it has not: blank words, an empty list, no number.
 * For values of a shape of their own, as a PDF with its name, and those that only one type has.
 */
export function filledIn(schema: z.ZodType, stored: unknown): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return stored === null || stored === undefined ? stored : filledIn(schema.unwrap() as z.ZodType, stored);
  }
  if (schema instanceof z.ZodDefault) return filledIn(schema.unwrap() as z.ZodType, stored);
  if (schema instanceof z.ZodArray && Array.isArray(stored)) {
    return stored.map((row) => filledIn(schema.element as z.ZodType, row));
  }
  if (schema instanceof z.ZodObject && typeof stored === "object" && stored !== null) {
    const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
    const values = stored as Values;
    const others = Object.entries(values).filter(([name]) => !(name in shape));
    const own = Object.entries(shape).flatMap(([name, part]) => {
      const value = values[name] === undefined ? blankOf(part) : filledIn(part, values[name]);
      return value === undefined ? [] : [[name, value]];
    });
    return { ...Object.fromEntries(others), ...Object.fromEntries(own) };
  }
  return stored;
}

/** The value of a place in which nothing is. */
function blankOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodOptional) return undefined;
  if (schema instanceof z.ZodDefault) return schema.parse(undefined);
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodObject) return filledIn(schema, {});
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodNumber) return 0;
  if (schema instanceof z.ZodBoolean) return false;
  return schema instanceof z.ZodString ? "" : undefined;
}

/** Fills values, at any depth, with what they lack of others of the same shape; a list is one value. */
export function filledLike<Like extends object>(
  values: object,
  like: Like,
  apart: readonly string[] = [],
): Like {
  const filled = Object.entries(values).map(([name, value]) => {
    const other = (like as Values)[name];
    const isDeep = !apart.includes(name) && hasNames(value) && hasNames(other);
    return [name, isDeep ? filledLike(value, other, apart) : value];
  });
  return { ...like, ...Object.fromEntries(filled) };
}

const hasNames = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
