import { type Kysely, sql } from "kysely";

type Values = Record<string, unknown>;

const LANGS = ["eng", "tra", "sim"] as const;
const FORMER = [
  { amount: "amount1", use: "gift200", first: 200 },
  { amount: "amount2", use: "gift500", first: 500 },
  { amount: "amount3", use: "gift1000", first: 1000 },
] as const;

/** The three amounts that Donate offers become a list, each with what it pays for. An amount of 0 was not offered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, (content) => {
    // Of a version from before there were amounts everything is as the program ships it.
    if (!LANGS.some((lang) => "gift200" in payPalIn(content, lang)) && !("amount1" in content))
      return content;
    const presets = FORMER.map(({ amount, use, first }) => ({
      amount: content[amount] ?? first,
      use: Object.fromEntries(LANGS.map((lang) => [lang, payPalIn(content, lang)[use] ?? ""])),
    }));
    const amounts = FORMER.map(({ amount }) => amount);
    const uses = FORMER.map(({ use }) => use);
    return {
      ...withTexts(without(content, amounts), (payPal) => without(payPal, uses)),
      presets: presets.filter(({ amount }) => Number(amount) !== 0),
    };
  });
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await changeEach(db, ({ presets, ...content }) => {
    const rows = (presets ?? []) as { amount: unknown; use: Record<string, string> }[];
    const amounts = Object.fromEntries(FORMER.map(({ amount }, at) => [amount, rows[at]?.amount ?? 0]));
    return {
      ...withTexts(content, (payPal, lang) => ({
        ...payPal,
        ...Object.fromEntries(FORMER.map(({ use }, at) => [use, rows[at]?.use[lang] ?? ""])),
      })),
      ...amounts,
    };
  });
}

const textsIn = (content: Values, lang: string) => (content[lang] ?? {}) as Values;
const payPalIn = (content: Values, lang: string) => (textsIn(content, lang).paypal ?? {}) as Values;

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** The content with the texts of PayPal in each language as `change` makes them. */
const withTexts = (content: Values, change: (payPal: Values, lang: string) => Values): Values => ({
  ...content,
  ...Object.fromEntries(
    LANGS.map((lang) => [lang, { ...textsIn(content, lang), paypal: change(payPalIn(content, lang), lang) }]),
  ),
});

/** Changes every version, and what staff have typed and not submitted yet. */
async function changeEach(db: Kysely<unknown>, change: (content: Values) => Values): Promise<void> {
  const versions = await sql<{ number: number; content: string }>`
    select number, content from entry_version where type = 'pages' and id = 'donate'`.execute(db);
  for (const { number, content } of versions.rows) {
    const changed = JSON.stringify(change(JSON.parse(content)));
    await sql`update entry_version set content = ${changed}
      where type = 'pages' and id = 'donate' and number = ${number}`.execute(db);
  }
  const typed = await sql<{ draft: string; form: string }>`
    select draft, form from autosave where type = 'pages' and id = 'donate'`.execute(db);
  for (const { draft, form } of typed.rows) {
    const changed = JSON.stringify(change(JSON.parse(form)));
    await sql`update autosave set form = ${changed} where draft = ${draft}`.execute(db);
  }
  await sql`update entry set derived = 0 where type = 'pages' and id = 'donate'`.execute(db);
}
