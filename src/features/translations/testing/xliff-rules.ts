import sax from "sax";

/** The rules of XLIFF 1.2 for an element, as its strict schema has them: of those that our files have. */
interface Rule {
  /** Its attributes with what each may say; those in capitals are needed. */
  attributes: Record<string, RegExp>;
  needed?: readonly string[];
  /** Its children, by their names with a space behind each. */
  children: RegExp;
  /** True where it may contain text. */
  text?: true;
}

const LANGUAGE = /^[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*$/;
const STATE =
  /^(final|needs-(adaptation|l10n|translation|review-(adaptation|l10n|translation))|new|signed-off|translated)$/;
const INLINE = /^((g|x) )*$/;

const RULES: Record<string, Rule> = {
  xliff: {
    attributes: { version: /^1\.2$/, xmlns: /^urn:oasis:names:tc:xliff:document:1\.2$/ },
    needed: ["version", "xmlns"],
    children: /^(file )+$/,
  },
  file: {
    attributes: {
      original: /./,
      "source-language": LANGUAGE,
      "target-language": LANGUAGE,
      datatype: /^html$/,
    },
    needed: ["original", "source-language", "datatype"],
    children: /^(header )?body $/,
  },
  header: { attributes: {}, children: /^(note )*$/ },
  note: { attributes: { from: /./, annotates: /^(general|source|target)$/ }, children: /^$/, text: true },
  body: { attributes: {}, children: /^(trans-unit )*$/ },
  "trans-unit": {
    attributes: { id: /./, approved: /^(yes|no)$/, "xml:space": /^(default|preserve)$/ },
    needed: ["id"],
    children: /^source (target )?(note )*$/,
  },
  source: { attributes: {}, children: INLINE, text: true },
  target: { attributes: { state: STATE }, children: INLINE, text: true },
  g: {
    attributes: { id: /./, ctype: /^(bold|italic|underlined|link|x-.+)$/ },
    needed: ["id"],
    children: INLINE,
    text: true,
  },
  x: { attributes: { id: /./, ctype: /^(image|pb|lb|x-.+)$/ }, needed: ["id"], children: /^$/ },
};

/** An element that is open. */
interface Open {
  name: string;
  children: string;
  /** Ids within it that must not come again. */
  ids: Set<string>;
}

/** Elements within which the ids of others are unique. */
const HOLDS_IDS: Record<string, string> = { "trans-unit": "file", g: "source|target", x: "source|target" };

/** The rules of XLIFF 1.2 strict that a file breaks, in words; none of a right one. */
export function xliffFaults(file: string): string[] {
  const faults: string[] = [];
  const open: Open[] = [];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    faults.push(error.message);
    parser.resume();
  };
  parser.onopentag = ({ name, attributes }) => {
    const rule = RULES[name];
    if (!rule) faults.push(`unknown element ${name}`);
    for (const [key, value] of Object.entries(attributes)) {
      if (!rule?.attributes[key]?.test(String(value))) faults.push(`${name} ${key}="${value}"`);
    }
    for (const key of rule?.needed ?? []) if (!(key in attributes)) faults.push(`${name} lacks ${key}`);
    const around = open.at(-1);
    if (around) around.children += `${name} `;
    const holder = open.findLast((each) => HOLDS_IDS[name]?.split("|").includes(each.name));
    const id = String(attributes.id);
    if (holder?.ids.has(id)) faults.push(`${name} ${id} twice`);
    holder?.ids.add(id);
    open.push({ name, children: "", ids: new Set() });
  };
  parser.ontext = (text) => {
    const name = open.at(-1)?.name ?? "";
    if (text.trim() !== "" && !RULES[name]?.text) faults.push(`text in ${name}`);
  };
  parser.onclosetag = (name) => {
    const { children = "" } = open.pop() ?? {};
    if (!RULES[name]?.children.test(children)) faults.push(`${name} has ${children}`);
  };
  parser.write(file).close();
  return faults;
}
