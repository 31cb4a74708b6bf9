/** The name of a paragraph in a file: what it is of, and what both languages said when the file was made. */
export interface UnitId {
  type: string;
  id: string;
  path: string;
  at: number;
  /** The hash of its words in the source. */
  source: string;
  /** The hash of what the translation said, as stored; `-` of none. */
  target: string;
}

const SHAPE = /^([^/\s]+)\/([^/\s]+)\/([^/\s]+)\/(\d{1,6})\/([\w-]+)\.([\w-]+)$/;

/** The name as written in a file: `news/0192…/content/3/5dQ….x1…`. */
export const writtenId = ({ type, id, path, at, source, target }: UnitId): string =>
  `${type}/${id}/${path}/${at}/${source}.${target}`;

/** The name that a file has; undefined where it is none. */
export function readId(written: string): UnitId | undefined {
  const [, type, id, path, at, source, target] = SHAPE.exec(written.trim()) ?? [];
  if (!type || !id || !path || !at || !source || !target) return undefined;
  return { type, id, path, at: Number(at), source, target };
}
