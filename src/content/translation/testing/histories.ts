/** Numbers from 0 to 1 that follow from a seed alone. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Sentences that were once one paragraph, and whether the other language is behind with them. */
interface Part {
  sentences: readonly string[];
  isStale: boolean;
}

/**
 * A paragraph of the model: more than one part where some were merged, one of which is outdated in the other
 * language.
 */
type Said = readonly Part[];

const isStale = (said: Said) => said.some((part) => part.isStale);
const sentencesIn = (said: Said) => said.flatMap(({ sentences }) => sentences);
/** A paragraph with which the other language is in line. */
const settled = (said: Said): Said => [{ sentences: sentencesIn(said), isStale: false }];

/** A paragraph with one sentence changed. */
function edited(said: Said, at: number, sentence: string): Said {
  let left = at;
  return said.map(({ sentences, ...part }) => {
    const isHere = left >= 0 && left < sentences.length;
    const changed = isHere
      ? { sentences: sentences.with(left, sentence), isStale: true }
      : { sentences, ...part };
    left -= sentences.length;
    return changed;
  });
}

/** Splits a paragraph after its first sentence. A part of a stale one has no known source. */
function cut(said: Said): [Said, Said] {
  const [first = { sentences: [], isStale: false }, ...rest] = said;
  if (first.sentences.length === 1) return [[first], rest];
  const stale = { isStale: isStale(said) };
  return [
    [{ sentences: first.sentences.slice(0, 1), ...stale }],
    [{ sentences: first.sentences.slice(1), ...stale }, ...rest],
  ];
}

/** A text in two languages after a save, and what the other language must be behind with. */
export interface Moment {
  did: string;
  source: readonly string[];
  target: readonly string[];
  /** The paragraphs of the source that somebody marked as up to date, by their numbers; before the save. */
  confirmed: readonly number[];
  /** The numbers of the stale paragraphs of the source. */
  stale: readonly number[];
}

const HAN = "木棉花開紅樹枝上春風吹過山谷河流晨光照亮城市街道燈火人們同行互助溫暖希望";

/** The two texts of the model, and a generator of unique sentences. */
interface Model {
  source: Said[];
  target: string[];
  below: (most: number) => number;
  sentence: () => string;
}

type Act = (model: Model) => void;

const paragraphOf = ({ below, sentence }: Model, isBehind = false): Said => [
  { sentences: Array.from({ length: 1 + below(3) }, sentence), isStale: isBehind },
];

/** The changes of the source, by their names. */
const ON_SOURCE: Record<string, Act> = {
  reword: (model) => {
    const { source, below, sentence } = model;
    const chosen = new Set(Array.from({ length: 1 + below(3) }, () => below(source.length)));
    model.source = source.map((each, at) =>
      chosen.has(at) ? edited(each, below(sentencesIn(each).length), sentence()) : each,
    );
  },
  move: (model) => {
    const { source, below } = model;
    const moved = below(source.length);
    const rest = source.toSpliced(moved, 1);
    model.source = rest.toSpliced(below(rest.length + 1), 0, ...source.slice(moved, moved + 1));
  },
  turn: (model) => {
    model.source = model.source.toReversed();
  },
  split: (model) => {
    const at = model.source.findIndex((said) => sentencesIn(said).length > 1);
    const said = model.source[at];
    // For up-to-date text it is not recorded from what it was merged.
    const pieces = said && cut(said).map((each) => (isStale(each) ? each : settled(each)));
    if (pieces) model.source = model.source.toSpliced(at, 1, ...pieces);
  },
  merge: (model) => {
    const at = model.below(model.source.length - 1);
    const [one, other] = [model.source[at], model.source[at + 1]];
    if (!one || !other) return;
    const both = [...one, ...other];
    model.source = model.source.toSpliced(at, 2, isStale(both) ? both : settled(both));
  },
  insert: (model) => {
    const { source, below } = model;
    model.source = source.toSpliced(below(source.length + 1), 0, paragraphOf(model, true));
  },
  takeOut: (model) => {
    const { source, below } = model;
    if (source.length > 1) model.source = source.toSpliced(below(source.length), 1);
  },
};

/** Updates paragraphs whose counterparts were changed, where both texts have as many. */
function settle(model: Model, changed: readonly number[]): void {
  const { source, target } = model;
  if (source.length !== target.length) return;
  model.source = source.map((each, at) => (changed.includes(at) ? settled(each) : each));
}

/** The changes of the other language, by their names. */
const ON_TARGET: Record<string, Act> = {
  translate: (model) => {
    const at = model.below(model.target.length);
    model.target = model.target.with(at, model.sentence());
    settle(model, [at]);
  },
  catchUp: (model) => {
    const at = model.below(Math.min(model.source.length, model.target.length + 1));
    if (model.target.length >= model.source.length) return;
    model.target = model.target.toSpliced(at, 0, model.sentence());
    settle(model, [at]);
  },
  shorten: (model) => {
    if (model.target.length > model.source.length) model.target = model.target.slice(0, -1);
  },
  anew: (model) => {
    model.target = model.source.map(model.sentence);
    settle(
      model,
      model.target.map((_, at) => at),
    );
  },
};

/** A model with texts to begin with, which follow from a seed. */
function modelOf(seed: number): Model & { random: () => number } {
  const random = randomOf(seed);
  const below = (most: number) => Math.floor(random() * most);
  let written = 0;
  const sentence = () => {
    written += 1;
    const start = below(HAN.length - 6);
    return written % 3 === 0
      ? `Sentence ${seed} number ${written}.`
      : `${HAN.slice(start, start + 5)}${seed}第${written}句。`;
  };
  const model = { source: [] as Said[], target: [] as string[], below, sentence, random };
  model.source = Array.from({ length: 2 + below(7) }, () => paragraphOf(model));
  model.target = model.source.map(sentence);
  return model;
}

const staleIn = ({ source }: Model) => source.flatMap((said, at) => (isStale(said) ? [at] : []));

const momentOf = (model: Model, did: string, confirmed: number[] = []): Moment => ({
  did,
  source: model.source.map((said) => sentencesIn(said).join(" ")),
  target: [...model.target],
  confirmed,
  stale: staleIn(model),
});

/**
 * A history of saves, with a plain model beside it that records each action: it depends on the actions, and
 * never on the texts.
 */
export function* historyOf(seed: number, saves: number): Generator<Moment> {
  const model = modelOf(seed);
  const { random, below } = model;
  let undo: Said[] | undefined;
  const doOne = (acts: Record<string, Act>): string => {
    const [name = "", act] = Object.entries(acts)[below(Object.keys(acts).length)] ?? [];
    act?.(model);
    return name;
  };
  yield momentOf(model, "begin");
  for (let save = 0; save < saves; save += 1) {
    const kind = random();
    const before = model.source;
    if (kind < 0.55) {
      const did = doOne(ON_SOURCE);
      undo = before;
      yield momentOf(model, did);
    } else if (kind < 0.65 && undo) {
      [model.source, undo] = [undo, undefined];
      yield momentOf(model, "as before");
    } else if (kind < 0.85) {
      undo = undefined;
      yield momentOf(model, doOne(ON_TARGET));
    } else if (kind < 0.92) {
      const confirmed = staleIn(model).filter(() => random() < 0.5);
      model.source = before.map((each, at) => (confirmed.includes(at) ? settled(each) : each));
      undo = undefined;
      yield momentOf(model, "say so", confirmed);
    } else yield momentOf(model, "nothing");
  }
}
