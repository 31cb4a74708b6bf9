import fc from "fast-check";

/** Text that has broken programs: for databases, parsers, HTML, spreadsheets, mail, paths and readers. */
const STRINGS = [
  ...[
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "x\udfff",
    "\ufeff",
    "\u202etxt.exe",
    "\u200b",
    "\u0007",
    "a\r\nBcc: b@c.example",
  ],
  ...[
    "'; drop table news; --",
    '" or 1=1 --',
    "%",
    "_%\\",
    "$1",
    "\\",
    "#{7*7}",
    "{{7*7}}",
    "=1+1",
    "@SUM(1)",
  ],
  ...[
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "<b>".repeat(300),
  ],
  ...[
    "../../../../etc/passwd",
    "..\\..\\x",
    "file:///etc/passwd",
    "http://[::1]/",
    "https://x.example:99999/",
  ],
  ...["__proto__", "constructor", "toString", "null", "undefined", "NaN", "true", "-0", "1e309", "0x10"],
  ...["2024-02-30", "9999-12-31", "-271821-04-20", "+275760-09-13", "2026-11-21T25:61:61Z"],
  ...["木棉花開了", "𠝹𨋢", "👩‍👩‍👧", "ﷺ".repeat(50), "é".normalize("NFD"), "İ", "ß", "\u{10ffff}"],
  ...["x".repeat(301), "字".repeat(5_000), "a ".repeat(2_000), "\n".repeat(1_000)],
];

export const hostileString: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...STRINGS),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 0.1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 1e308, 5e-324, -1e308),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const deep = fc.constantFrom(
  JSON.parse(`${"[".repeat(1_000)}${"]".repeat(1_000)}`) as unknown,
  JSON.parse(`${'{"a":'.repeat(1_000)}1${"}".repeat(1_000)}`) as unknown,
);

const polluted = fc.constantFrom(
  JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}') as unknown,
  JSON.parse('{"__proto__":[],"length":1000000000}') as unknown,
);

/** Any value that JSON can carry, and that somebody who means ill might send. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileString },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], [{}]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: polluted },
  {
    weight: 1,
    arbitrary: hostileString.map((text) => Array.from({ length: 10_000 }, () => text.slice(0, 20))),
  },
);
