import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * HEIC files to try uploads with. HEVC cannot be encoded here, so three small drawings were once, by `heif-enc` of
 * Debian's libheif-examples (`heif-enc -q 60 quarters.png -o quarters.heic`; with `-b 10` from a PNG of 16 bits; and
 * from one that is transparent around a circle). Each is 512 pixels wide and high.
 */
export function heicFile(name: "quarters" | "ten-bits" | "transparent"): Buffer {
  return readFileSync(join(import.meta.dirname, "heic", `${name}.heic`));
}

/** The colours of quarters.heic: above left and right, below left and right. */
export const QUARTERS = {
  red: [192, 32, 32],
  green: [32, 160, 64],
  blue: [32, 64, 192],
  white: [240, 240, 240],
};

const TILE = 512;

interface TiledPhoto {
  columns: number;
  rows: number;
  /** Size before it is turned; as much as the tiles if left out. */
  width?: number;
  height?: number;
  /** Quarter turns to the left that make it upright. */
  turns?: number;
  /** ICC profile. */
  profile?: Buffer;
  /** The place where it was taken, in its Exif and its XMP, as phones write it. */
  place?: boolean;
}

/** A HEIC photo as cameras make them: one picture put together of tiles, each of which is quarters.heic. */
export function tiledHeic({ columns, rows, turns = 0, profile, place = false, ...size }: TiledPhoto): Buffer {
  const { width = columns * TILE, height = rows * TILE } = size;
  const tile = heicFile("quarters");
  const coded = boxIn(tile, "mdat").subarray(8);
  const grid = bytes([0, 1, rows - 1, columns - 1], u32(width), u32(height)); // with sizes of 32 bits
  const properties = [
    boxIn(tile, "hvcC"),
    fullBox("ispe", u32(TILE), u32(TILE)),
    fullBox("ispe", u32(width), u32(height)),
    box("irot", [turns]),
    ...(profile ? [box("colr", Buffer.from("prof"), profile)] : []),
  ];
  const ofGrid = [0x83, 0x84, ...(profile ? [5] : [])];
  const tiles = Array.from({ length: columns * rows }, (_, at) => at + 1);
  const gridId = tiles.length + 1;
  const said = place
    ? [
        { id: gridId + 1, infe: item(gridId + 1, "Exif", true), body: bytes(u32(0), PLACE.exif) },
        { id: gridId + 2, infe: item(gridId + 2, "mime", true, "application/rdf+xml\0"), body: PLACE.xmp },
      ]
    : [];
  const bodies = Buffer.concat(said.map(({ body }) => body));
  const items = gridId + said.length;
  const meta = (start: number) =>
    fullBox(
      "meta",
      fullBox("hdlr", u32(0), Buffer.from("pict"), Buffer.alloc(13)),
      fullBox("pitm", u16(gridId)),
      fullBox(
        "iloc",
        [0x44, 0],
        u16(items),
        ...tiles.map((id) => extent(id, start, coded.length)), // all of the same bytes
        extent(gridId, start + coded.length, grid.length),
        ...said.map(({ id, body }, at) =>
          extent(
            id,
            start + coded.length + grid.length + (at === 0 ? 0 : (said[0]?.body.length ?? 0)),
            body.length,
          ),
        ),
      ),
      fullBox(
        "iinf",
        u16(items),
        ...tiles.map((id) => item(id, "hvc1", true)),
        item(gridId, "grid", false),
        ...said.map(({ infe }) => infe),
      ),
      box(
        "iprp",
        box("ipco", ...properties),
        fullBox("ipma", u32(gridId), ...tiles.map((id) => bytes(u16(id), [2, 0x81, 2])), u16(gridId), [
          ofGrid.length,
          ...ofGrid,
        ]),
      ),
      fullBox(
        "iref",
        box("dimg", u16(gridId), u16(tiles.length), ...tiles.map(u16)),
        ...said.map(({ id }) => box("cdsc", u16(id), u16(1), u16(gridId))),
      ),
    );
  const head = box("ftyp", Buffer.from("heic\0\0\0\0mif1heic", "latin1"));
  const start = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(start), box("mdat", coded, grid, bodies)]);
}

type Part = Buffer | readonly number[];

const bytes = (...parts: Part[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);

function u32(value: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
}

/** A box of the ISO media family. */
function box(name: string, ...parts: Part[]): Buffer {
  const body = bytes(...parts);
  return Buffer.concat([u32(8 + body.length), Buffer.from(name, "latin1"), body]);
}

/** One with a version and flags, all 0. */
const fullBox = (name: string, ...parts: Part[]) => box(name, u32(0), ...parts);

/** Where the bytes of an item are. */
const extent = (id: number, start: number, length: number) =>
  bytes(u16(id), u16(0), u16(1), u32(start), u32(length));

function item(id: number, type: string, hidden: boolean, more = ""): Buffer {
  return box("infe", [2, 0, 0, hidden ? 1 : 0], u16(id), u16(0), Buffer.from(`${type}\0${more}`, "latin1"));
}

/** An entry of a directory of Exif: its tag, its type, how many values, and these or where they are. */
const tag = (id: number, type: number, count: number, value: Part) =>
  bytes(u16(id), u16(type), u32(count), bytes(value, [0, 0, 0, 0]).subarray(0, 4));

/** A place in Hong Kong as stored in photos, and the bytes by which each of its formats is found. */
export const PLACE = placed();

function placed() {
  const camera = Buffer.from("KapokPhone\0", "latin1");
  const angle = (degrees: number, minutes: number, parts: number) =>
    bytes(...[degrees, 1, minutes, 1, parts, 10_000].map(u32));
  const [north, east] = [angle(22, 17, 123_457), angle(114, 9, 234_571)];
  const behind = 8 + 2 + 2 * 12 + 4; // of the header and the first directory
  const gps = behind + camera.length;
  const values = gps + 2 + 4 * 12 + 4;
  const exif = bytes(
    ...[Buffer.from("MM\0*", "latin1"), u32(8), u16(2)],
    ...[tag(0x010f, 2, camera.length, u32(behind)), tag(0x8825, 4, 1, u32(gps)), u32(0), camera, u16(4)],
    ...[tag(1, 2, 2, Buffer.from("N")), tag(2, 5, 3, u32(values))],
    ...[tag(3, 2, 2, Buffer.from("E")), tag(4, 5, 3, u32(values + north.length)), u32(0), north, east],
  );
  const xmp = Buffer.from(
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="22,17.2057N" exif:GPSLongitude="114,9.3909E"/></rdf:RDF></x:xmpmeta>',
  );
  const marks = [camera, north, east, Buffer.from("GPSLatitude"), Buffer.from("114,9.3909E")];
  return { exif, xmp, marks };
}

function boxIn(file: Buffer, name: string): Buffer {
  const at = file.indexOf(name, 0, "latin1") - 4;
  return file.subarray(at, at + file.readUInt32BE(at));
}
