import { type RefCallback, useRef } from "react";
import type { UploadPlace } from "./upload-field";

interface PlaceProps {
  ref: RefCallback<UploadPlace>;
  onOthers: (files: readonly File[]) => readonly File[];
}

/** Distributes several files, chosen or dropped at one place, over the free places; returns the props of each. */
export function useUploadSlots(): (slot: number) => PlaceProps {
  const places = useRef<(UploadPlace | null)[]>([]);
  return (slot) => ({
    ref: (place) => {
      places.current[slot] = place;
    },
    // The places after this one first, so that the order is the one in which the files came.
    onOthers: (files) => {
      const others = [...places.current.slice(slot + 1), ...places.current.slice(0, slot)];
      const free = others.filter((place) => place?.isFree());
      for (const [at, place] of free.entries()) if (files[at]) place?.take(files[at]);
      return files.slice(free.length);
    },
  });
}
