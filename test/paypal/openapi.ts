import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";

const FOLDER = process.env.PAYPAL_OPENAPI_DIR ?? join(import.meta.dirname, "../../../shared/research/paypal");

/** PayPal's published descriptions, by the name that we give them. */
const FILES = {
  orders: "checkout_orders_v2.json",
  payments: "payments_payment_v2.json",
  webhooks: "notifications_webhooks_v1.json",
} as const;
type FileName = keyof typeof FILES;

interface Components {
  components: { schemas: Record<string, unknown> };
}

/** True when PayPal's own descriptions are at hand; without them only what we require is checked. */
export const hasOpenapi = Object.values(FILES).every((file) => existsSync(join(FOLDER, file)));

const documents = new Map<FileName, Components>();
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false, logger: false });
addFormats.default(ajv);
if (hasOpenapi) {
  for (const name of Object.keys(FILES) as FileName[]) {
    const document = JSON.parse(readFileSync(join(FOLDER, FILES[name]), "utf8"), nullable) as Components;
    documents.set(name, document);
    ajv.addSchema({ $id: `paypal://${name}`, components: document.components });
  }
}

/** OpenAPI 3.0 says `nullable`, JSON Schema a second type. */
function nullable(_: string, value: unknown): unknown {
  const schema = value as { nullable?: boolean; type?: unknown };
  if (typeof value !== "object" || value === null || !schema.nullable) return value;
  return { ...schema, type: [schema.type, "null"] };
}

const validators = new Map<string, ValidateFunction>();

function validator(file: FileName, schema: string): ValidateFunction {
  const pointer = `paypal://${file}#/components/schemas/${schema}`;
  const known = validators.get(pointer) ?? ajv.getSchema(pointer);
  if (!known) throw new Error(`PayPal's description has no ${schema}.`);
  validators.set(pointer, known);
  return known;
}

/** The violations by a value of the schema of that name in PayPal's description; nothing without the files. */
export function violations(file: FileName, schema: string, value: unknown): string[] {
  if (!hasOpenapi) return [];
  const validate = validator(file, schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${schema}${instancePath} ${message}`);
}

interface IssueSchema {
  properties?: { issue?: { enum?: string[] }; description?: { enum?: string[] } };
}

/** The sentence that PayPal's description pairs with an issue in the errors of a call. */
export function descriptionOf(schema: string, issue: string): string {
  const errors = documents.get("orders")?.components.schemas[schema] as
    | { properties?: { details?: { items?: { anyOf?: IssueSchema[] } } } }
    | undefined;
  const listed = errors?.properties?.details?.items?.anyOf ?? [];
  const found = listed.find(({ properties }) => properties?.issue?.enum?.includes(issue));
  return found?.properties?.description?.enum?.[0] ?? issue;
}
