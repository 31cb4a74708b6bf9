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

/** A paragraph of the model: more than one part where some were merged of which the other language is behind with one. */
type Said = readonly Part[];

const isStale = (said: Said) => said.some((part) => part.isStale);
const sentencesIn = (said: Said) => said.flatMap(({ sentences }) => sentences);
/** A paragraph with which the other language is in line. */
const settled = (said: Said): Said => [{ sentences: sentencesIn(said), isStale: false }];

/** A paragraph with one sentence said otherwise. */
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

/** The two paragraphs that one becomes behind its first sentence. What is cut of a stale one says nothing known. */
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
  /** The paragraphs of the source that somebody said are right, by their numbers; before the save. */
  confirmed: readonly number[];
  /** The numbers of the stale paragraphs of the source. */
  stale: readonly number[];
}

const HAN = "木棉花開紅樹枝上春風吹過山谷河流晨光照亮城市街道燈火人們同行互助溫暖希望";

/**
 * A history of saves, with a plain model beside it that knows what each did: it goes by what was done, and never by
 * what texts say.
 */
export function* historyOf(seed: number, saves: number): Generator<Moment> {
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
  const fresh = (isStale = false): Said => [
    { sentences: Array.from({ length: 1 + below(3) }, sentence), isStale },
  ];
  let source: Said[] = Array.from({ length: 2 + below(7) }, () => fresh());
  let target = source.map(() => `${sentence()}`);
  let undo: Said[] | undefined;
  const staleNow = () => source.flatMap((said, at) => (isStale(said) ? [at] : []));
  const moment = (did: string, confirmed: number[] = []): Moment => ({
    did,
    source: source.map((said) => sentencesIn(said).join(" ")),
    target: [...target],
    confirmed,
    stale: staleNow(),
  });
  const onSource: Record<string, () => void> = {
    edit: () => {
      const chosen = new Set(Array.from({ length: 1 + below(3) }, () => below(source.length)));
      source = source.map((each, at) =>
        chosen.has(at) ? edited(each, below(sentencesIn(each).length), sentence()) : each,
      );
    },
    reorder: () => {
      const moved = below(source.length);
      const rest = source.toSpliced(moved, 1);
      source = rest.toSpliced(below(rest.length + 1), 0, ...source.slice(moved, moved + 1));
    },
    turn: () => {
      source = source.toReversed();
    },
    split: () => {
      const at = source.findIndex((said) => sentencesIn(said).length > 1);
      const said = source[at];
      if (said) source = source.toSpliced(at, 1, ...cut(said));
    },
    merge: () => {
      const at = below(source.length - 1);
      const [one, other] = [source[at], source[at + 1]];
      if (!one || !other) return;
      const both = [...one, ...other];
      source = source.toSpliced(at, 2, isStale(both) ? both : settled(both));
    },
    insert: () => {
      source = source.toSpliced(below(source.length + 1), 0, fresh(true));
    },
    takeOut: () => {
      if (source.length > 1) source = source.toSpliced(below(source.length), 1);
    },
  };
  const settle = (changed: readonly number[]) => {
    if (source.length !== target.length) return;
    source = source.map((each, at) => (changed.includes(at) ? settled(each) : each));
  };
  const onTarget: Record<string, () => void> = {
    translate: () => {
      const at = below(target.length);
      target = target.with(at, sentence());
      settle([at]);
    },
    catchUp: () => {
      const at = below(Math.min(source.length, target.length + 1));
      if (target.length >= source.length) return;
      target = target.toSpliced(at, 0, sentence());
      settle([at]);
    },
    shorten: () => {
      if (target.length > source.length) target = target.slice(0, -1);
    },
    anew: () => {
      target = source.map(sentence);
      settle(target.map((_, at) => at));
    },
  };
  yield moment("begin");
  for (let save = 0; save < saves; save += 1) {
    const kind = random();
    if (kind < 0.55) {
      const [name = "", act] = Object.entries(onSource)[below(Object.keys(onSource).length)] ?? [];
      const before = source;
      act?.();
      undo = before;
      yield moment(name);
    } else if (kind < 0.65 && undo) {
      source = undo;
      undo = undefined;
      yield moment("restore");
    } else if (kind < 0.85) {
      const [name = "", act] = Object.entries(onTarget)[below(Object.keys(onTarget).length)] ?? [];
      undo = undefined;
      act?.();
      yield moment(name);
    } else if (kind < 0.92) {
      const confirmed = staleNow().filter(() => random() < 0.5);
      source = source.map((each, at) => (confirmed.includes(at) ? settled(each) : each));
      undo = undefined;
      yield moment("confirm", confirmed);
    } else yield moment("nothing");
  }
}
