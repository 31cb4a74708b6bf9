import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type createLibrary from "libheif-js/libheif-wasm/libheif.js";
import type { MainModule } from "libheif-js/libheif-wasm/libheif.js";

/** Left outside the bundle, as its licence requires: a library of its own. */
const require = createRequire(import.meta.url);

/** A picture in a HEIF file that cannot be read, in the numbers of libheif. */
export class HeifError extends Error {
  readonly code: number;
  readonly detail: number;

  constructor(code: number, detail: number) {
    super(`libheif: error ${code}.${detail}`);
    this.code = code;
    this.detail = detail;
  }
}

/** A part of a picture, decoded: rows of `stride` bytes, of which the first `width * channels` are its pixels. */
export interface HeifPixels {
  width: number;
  height: number;
  stride: number;
  /** A view of the library's memory, good until the next call. */
  rows: Uint8Array;
}

/** The tiles of a picture, which can be decoded alone, in pixels of the picture when it is upright. */
export interface HeifTiling {
  columns: number;
  rows: number;
  tileWidth: number;
  tileHeight: number;
  /** The distance by which the first tile begins above and left of the picture. */
  top: number;
  left: number;
}

/** The main picture of a file. */
export interface HeifPicture {
  /** In pixels, upright. */
  width: number;
  height: number;
  hasAlpha: boolean;
  /** ICC profile; empty when the file has none. */
  profile: Uint8Array;
  /** Null when it is one piece, or its edges are cut off somewhere within the tiles. */
  tiling: HeifTiling | null;
  /** Decodes all of it, or the tile of that column and row: 3 bytes a pixel, 4 with transparency. */
  decode(tile?: { column: number; row: number }): HeifPixels;
}

const PAGE = 65_536;
/** Numbers of libheif's C interface: a colour space, its layouts, a channel, and places in its options. */
const RGB = 1;
const [INTERLEAVED_RGB, INTERLEAVED_RGBA] = [10, 11];
const INTERLEAVED = 10;
const [TO_8_BIT, STRICT] = [20, 21];

/**
 * The library with so much memory, in bytes. Beyond that it throws, whatever a file says of itself.
 * Types are of its C interface; structures that it gives come by an address, which is the first parameter.
 */
async function libheif(memory: number): Promise<MainModule> {
  const create = require("libheif-js/libheif-wasm/libheif.js") as typeof createLibrary;
  const program = new WebAssembly.Module(
    readFileSync(require.resolve("libheif-js/libheif-wasm/libheif.wasm")),
  );
  const instantiateWasm = (imports: WebAssembly.Imports, receive: (made: WebAssembly.Instance) => void) => {
    const made = new WebAssembly.Instance(program, imports);
    for (const part of Object.values(made.exports))
      if (part instanceof WebAssembly.Memory) bound(part, memory);
    receive(made);
    return made.exports;
  };
  return create({ instantiateWasm });
}

function bound(memory: WebAssembly.Memory, size: number): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE > size)
      throw new RangeError("no memory is left for this picture");
    return grow(pages);
  };
}

/** The library with what each of its calls needs: a place for its error and one for what it gives. */
function session(lib: MainModule) {
  const error = lib._malloc(12);
  const given = lib._malloc(64);
  const number = (at: number) => new DataView(lib.HEAPU8.buffer).getUint32(at, true);
  const check = () => {
    if (number(error) !== 0) throw new HeifError(number(error), number(error + 4));
  };
  return { lib, error, given, number, check };
}

type Session = ReturnType<typeof session>;

/**
 * Opens the main picture of a HEIF file within `memory` bytes. What it takes is given back with the thread.
 * @throws {HeifError} when the file cannot be read
 */
export async function openHeif(bytes: Uint8Array, memory: number): Promise<HeifPicture> {
  const opened = session(await libheif(memory));
  const { lib, error, given, number, check } = opened;
  const handle = mainPicture(opened, bytes);
  lib._heif_image_handle_get_image_tiling(error, handle, 1, given);
  check();
  const tiling = tilingAt(number, given);
  const [width, height] = [
    lib._heif_image_handle_get_width(handle),
    lib._heif_image_handle_get_height(handle),
  ];
  const coded =
    lib._heif_image_handle_get_ispe_width(handle) * lib._heif_image_handle_get_ispe_height(handle);
  return {
    width,
    height,
    hasAlpha: lib._heif_image_handle_has_alpha_channel(handle) !== 0,
    profile: profileOf(lib, handle, error),
    tiling: width * height === coded ? tiling : null,
    decode: decoder(opened, handle),
  };
}

/** The handle of a file's main picture; the file stays in the library's memory. */
function mainPicture({ lib, error, given, number, check }: Session, bytes: Uint8Array): number {
  const context = lib._heif_context_alloc();
  const file = lib._malloc(bytes.byteLength);
  lib.HEAPU8.set(bytes, file);
  lib._heif_context_read_from_memory_without_copy(error, context, file, bytes.byteLength, 0);
  check();
  lib._heif_context_get_primary_image_handle(error, context, given);
  check();
  return number(given);
}

function decoder({ lib, error, given, number, check }: Session, handle: number): HeifPicture["decode"] {
  const options = lib._heif_decoding_options_alloc();
  lib.HEAPU8[options + TO_8_BIT] = 1;
  lib.HEAPU8[options + STRICT] = 1;
  const hasAlpha = lib._heif_image_handle_has_alpha_channel(handle) !== 0;
  const layout = hasAlpha ? INTERLEAVED_RGBA : INTERLEAVED_RGB;
  let last = 0;
  return (tile) => {
    if (last !== 0) lib._heif_image_release(last);
    last = 0;
    if (tile) {
      const { column, row } = tile;
      lib._heif_image_handle_decode_image_tile(error, handle, given, RGB, layout, options, column, row);
    } else lib._heif_decode_image(error, handle, given, RGB, layout, options);
    check();
    last = number(given);
    const width = lib._heif_image_get_width(last, INTERLEAVED);
    const height = lib._heif_image_get_height(last, INTERLEAVED);
    const plane = lib._heif_image_get_plane_readonly(last, INTERLEAVED, given);
    const stride = number(given);
    return { width, height, stride, rows: lib.HEAPU8.subarray(plane, plane + stride * height) };
  };
}

/** `heif_image_tiling` at an address; null when the picture is one tile. */
function tilingAt(number: (at: number) => number, at: number): HeifTiling | null {
  const [columns = 0, rows = 0, tileWidth = 0, tileHeight = 0, width = 0, height = 0, top = 0, left = 0] =
    Array.from({ length: 8 }, (_, field) => number(at + 4 * (field + 1)));
  if (columns * rows <= 1) return null;
  return {
    columns,
    rows,
    tileWidth,
    tileHeight,
    // libheif 1.23 says on which side the first tile is cut, but not by how much.
    top: top > 0 ? rows * tileHeight - height : 0,
    left: left > 0 ? columns * tileWidth - width : 0,
  };
}

function profileOf(lib: MainModule, handle: number, error: number): Uint8Array {
  const size = lib._heif_image_handle_get_raw_color_profile_size(handle);
  const at = lib._malloc(size);
  lib._heif_image_handle_get_raw_color_profile(error, handle, at);
  return size === 0 ? new Uint8Array() : lib.HEAPU8.slice(at, at + size);
}
