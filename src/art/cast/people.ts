/** A cut of hair; each has a part behind the head and a part before it. */
export type HairCut = "short" | "swept" | "bob" | "pigtails" | "ponytail" | "bun" | "tuft" | "receding";

/** A way to smile; who laughs has the eyes shut. */
export type Smile = "open" | "soft" | "laugh";

/** Something in the hand of a person on foot, or on the lap of one in a wheelchair. */
export type Belonging = "bag" | "flower" | "book";

/** One of the people who return in drawings. */
export interface Person {
  skin: string;
  /** Lines of the face: nose, and lips of the young and the old. */
  line: string;
  /** None is as dark as tyres and shoes. */
  hair?: string;
  cut: HairCut;
  smile: Smile;
  top: string;
  /** Collar, stripes and cuffs. */
  trim: string;
  legs: string;
  /** Path data of what the clothes are trimmed with, from the middle of the neck downwards. */
  detail?: string;
  /** Size beside a grown person of middle height. */
  size: number;
  glasses?: boolean;
  /** Lines of age. */
  old?: boolean;
  beard?: boolean;
  /** The colour of the powered wheelchair that the person drives. */
  chair?: string;
  /** Air through a mouthpiece at the wheelchair, or a mask over the nose. */
  air?: "mouthpiece" | "mask";
  /** Walks with a crutch at the forearm. */
  crutch?: boolean;
  /** Carries the baby. */
  carries?: boolean;
  holds?: Belonging;
}

const GOLD = "#E9A63F";
const JADE = "#2F7F84";
const CREAM = "#FFFDF8";
const KAPOK = "#B93A1E";
const TEAL = "#1C6B71";
const CORAL = "#E0694C";
const DENIM = "#3B4654";

/** The colours of skin of the people, for whoever is drawn in part. */
export const SKINS = ["#EBC09E", "#DBA67F", "#A9714B"] as const;

const LIGHT = { skin: "#EBC09E", line: "#B97F5A" };
const WARM = { skin: "#DBA67F", line: "#A06B47" };
const DEEP = { skin: "#A9714B", line: "#774A2C" };

/** The eight people, from eight months to seventy years; who sits in a powered wheelchair drives it. */
export const PEOPLE = {
  /** Eight months, SMA type 1, breathes through a mask at times. */
  baby: {
    ...LIGHT,
    cut: "tuft",
    smile: "soft",
    top: GOLD,
    trim: CREAM,
    legs: GOLD,
    size: 0.5,
    air: "mask",
  },
  /** Seven, in her second wheelchair. */
  girl: {
    ...LIGHT,
    cut: "pigtails",
    smile: "laugh",
    top: GOLD,
    trim: CREAM,
    detail: "M-34 36H34M-32 58H32M-31 80H31",
    legs: KAPOK,
    size: 0.76,
    chair: KAPOK,
  },
  /** Seventeen, at school. */
  student: {
    ...WARM,
    cut: "swept",
    smile: "soft",
    holds: "book",
    top: KAPOK,
    trim: CREAM,
    detail: "M-7 15V40M7 15V34",
    legs: DENIM,
    size: 0.94,
    glasses: true,
    chair: JADE,
  },
  /** Thirty-four, a lawyer; sips air from a mouthpiece. */
  lawyer: {
    ...LIGHT,
    cut: "bob",
    smile: "open",
    top: JADE,
    trim: CREAM,
    detail: "M-13 2L0 46L13 2L10 8L0 22L-10 8zM0 46V88",
    legs: DENIM,
    size: 0.98,
    chair: TEAL,
    air: "mouthpiece",
  },
  /** Thirty-eight, the father of the baby. */
  father: {
    ...WARM,
    cut: "short",
    smile: "soft",
    top: "#5F8FA3",
    trim: CREAM,
    detail: "M-26 2L26 92M26 2L-26 92",
    legs: DENIM,
    size: 1,
    carries: true,
  },
  /** Twenty-nine, works as a carer, and is a friend. */
  carer: {
    ...DEEP,
    cut: "ponytail",
    smile: "open",
    holds: "bag",
    top: CORAL,
    trim: CREAM,
    detail: "M-13 2L0 24L13 2M10 28H24V44H10z",
    legs: JADE,
    size: 0.95,
  },
  /** Fifty-two, SMA type 3, walks with a crutch. */
  walker: {
    ...WARM,
    hair: "#4A4550",
    cut: "receding",
    smile: "soft",
    top: JADE,
    trim: CREAM,
    detail: "M0 12V40M-13 2L-4 16M13 2L4 16",
    legs: "#5B6675",
    size: 1,
    beard: true,
    crutch: true,
  },
  /** Seventy, the grandmother of the girl. */
  grandmother: {
    ...LIGHT,
    hair: "#B9BCC2",
    cut: "bun",
    smile: "laugh",
    holds: "flower",
    top: "#8F2A14",
    trim: GOLD,
    detail: "M0 10V100M-9 26H9M-9 48H9M-9 70H9",
    legs: DENIM,
    size: 0.88,
    old: true,
    glasses: true,
  },
} as const satisfies Record<string, Person>;

/** The name of a drawn person. */
export type PersonName = keyof typeof PEOPLE;
