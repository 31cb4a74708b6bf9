import {
  type ConvertContext,
  type ConvertedContent,
  fieldOf,
  isRecord,
  type JoinedContent,
  listOf,
  type OldRecord,
  type RecordReport,
  storable,
} from "./context";
import { idIn } from "./join-records";
import { pictureIn } from "./pictures";

const SLOTS = 6;
/** The content type of the slots. */
export const SPECIAL = "special";

/** An image of the old site in its slot. */
export interface SlotImage {
  slot: number;
  oldId: string;
  record: OldRecord;
}

/**
 * The images of the slots: the place of a group in the list is its slot, unless the image has a number; of two in one
 * slot the newer.
 */
export function slotImages(list: readonly unknown[]): { images: SlotImage[]; reports: RecordReport[] } {
  const reports: RecordReport[] = [];
  const bySlot = new Map<number, SlotImage>();
  const report = (reason: RecordReport["reason"], { oldId, slot, record }: SlotImage) =>
    reports.push({
      reason,
      type: SPECIAL,
      oldId,
      name: String(slot),
      where: "photo_id",
      detail: sourceOf(record),
    });
  for (const image of list.flatMap((group, at) => imagesOf(group, at + 1))) {
    if (image.slot < 1 || image.slot > SLOTS) {
      report("noSlot", image);
      continue;
    }
    const other = bySlot.get(image.slot);
    const isNewer = !other || image.oldId > other.oldId;
    if (other) report("slotNewer", isNewer ? other : image);
    if (isNewer) bySlot.set(image.slot, image);
  }
  return { images: [...bySlot.values()].sort((one, other) => one.slot - other.slot), reports };
}

/** The images of a group, which is a list, one image alone, or nothing. */
function imagesOf(group: unknown, place: number): SlotImage[] {
  return listOf(group).flatMap((each) => {
    const record = isRecord(each) ? each : { photo_id: each };
    if (sourceOf(record) === "") return [];
    const number = Number(fieldOf(record, "num") ?? Number.NaN);
    const slot = Number.isInteger(number) && fieldOf(record, "num") !== "" ? number : place;
    return [{ slot, oldId: idIn(record) ?? `slot-${slot}`, record }];
  });
}

function sourceOf(record: OldRecord): string {
  const source = fieldOf(record, "photo_id");
  return typeof source === "string" || typeof source === "number" ? storable(String(source)).trim() : "";
}

/** The images of all slots as one record: each under the name of its field here. */
export const specialRecord = (images: readonly SlotImage[]): OldRecord =>
  Object.fromEntries(images.map(({ slot, record }) => [`image${slot}`, record]));

/** The record of the six slots as saved here. */
export async function specialOf(
  record: OldRecord,
  _id: string,
  context: ConvertContext,
): Promise<ConvertedContent | undefined> {
  const slots: [string, object][] = [];
  for (const [slot, image] of Object.entries(record)) {
    const photo_id = await pictureIn(fieldOf(image as OldRecord, "photo_id"), `${slot}.photo_id`, context);
    if (photo_id !== null) slots.push([slot, { photo_id }]);
  }
  return slots.length === 0 ? undefined : Object.fromEntries(slots);
}

/** Puts the old site's images into the slots that staff left empty; undefined where none of them is free. */
export function joinedSpecial(
  content: ConvertedContent,
  here: Readonly<Record<string, unknown>>,
): JoinedContent | undefined {
  const { _id, version, ...slots } = here as Record<string, { photo_id?: unknown }>;
  const free = Object.keys(content).filter((slot) => slots[slot]?.photo_id === null);
  if (free.length === 0) return undefined;
  const filled = free.map((slot) => [slot, { ...slots[slot], ...(content[slot] as object) }]);
  const added = Object.fromEntries(free.map((slot) => [slot, content[slot]]));
  return { whole: { ...slots, ...Object.fromEntries(filled) }, added };
}
