import { type DragEvent, useState } from "react";

/** Where a dragged row would go: beside the row at `at`, counted from 0. */
interface DropPlace {
  at: number;
  side: "before" | "after";
}

/** Dragging rows by the mouse. `onMove` gets the places of a row before and after its move, both from 0. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [place, setPlace] = useState<DropPlace | null>(null);
  const end = () => {
    setFrom(null);
    setPlace(null);
  };

  const rowProps = (at: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      // A picture or a link in the row would be dragged in the row's stead.
      event.dataTransfer.setDragImage(event.currentTarget, 24, 24);
      event.dataTransfer.setData("text/plain", String(at + 1));
      event.dataTransfer.effectAllowed = "move";
      setFrom(at);
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (from === null) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "move";
      const side = sideOf(event);
      if (place?.at !== at || place.side !== side) setPlace({ at, side });
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      if (from === null) return;
      event.preventDefault();
      end();
      const to = landing(from, { at, side: sideOf(event) });
      if (to !== from) onMove(from, to);
    },
    onDragEnd: end,
  });

  const markOf = (at: number): DropPlace["side"] | undefined =>
    from !== null && place?.at === at && landing(from, place) !== from ? place.side : undefined;

  return { rowProps, markOf };
}

function sideOf({ currentTarget, clientY }: DragEvent<HTMLElement>): DropPlace["side"] {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? "before" : "after";
}

/** Taking the row out moves those behind it one up. */
function landing(from: number, { at, side }: DropPlace): number {
  const gap = side === "before" ? at : at + 1;
  return gap > from ? gap - 1 : gap;
}
