import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from "lucide-react";

const DIRECTIONS = ["left", "right", "up", "down"] as const;
type Direction = (typeof DIRECTIONS)[number];

/** One step in a direction. */
interface Step {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

const MOVES: Record<Direction, { icon: LucideIcon; key: string; step: Step }> = {
  left: { icon: ArrowLeft, key: "ArrowLeft", step: { x: -1, y: 0 } },
  right: { icon: ArrowRight, key: "ArrowRight", step: { x: 1, y: 0 } },
  up: { icon: ArrowUp, key: "ArrowUp", step: { x: 0, y: -1 } },
  down: { icon: ArrowDown, key: "ArrowDown", step: { x: 0, y: 1 } },
};

/** The step of an arrow key; undefined for other keys. */
export const stepOfKey = (key: string): Step | undefined =>
  Object.values(MOVES).find((move) => move.key === key)?.step;

interface MoveButtonsProps {
  labels: Readonly<Record<Direction, string>>;
  onMove: (step: Step) => void;
}

/** Four buttons that move something in a picture, for who cannot point or drag. */
export function MoveButtons({ labels, onMove }: MoveButtonsProps) {
  return DIRECTIONS.map((direction) => {
    const { icon: Icon, step } = MOVES[direction];
    return (
      <button
        key={direction}
        type="button"
        className="button button-quiet"
        aria-label={labels[direction]}
        title={labels[direction]}
        onClick={() => onMove(step)}
      >
        <Icon aria-hidden="true" size={18} />
      </button>
    );
  });
}
