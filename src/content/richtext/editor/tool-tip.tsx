import { type FocusEvent, type PointerEvent, useEffect, useId, useState } from "react";

interface Place {
  /** Name of the tool. */
  tool: string;
  /** Pixels to the tool from that edge of the toolbar which is nearer. */
  side: "left" | "right";
  pixels: number;
}

/** The name of a tool that is shown, and where. */
export interface ShownTip extends Place {
  id: string;
}

/** Place of the tool of the row that has this element in it. */
function placeOf(element: Element, toolbar: Element): Place | undefined {
  const button = element.closest<HTMLElement>(".rich-text-tool-row [data-tool]");
  const tool = button?.dataset.tool;
  if (!button || !tool) return;
  const { left, right } = button.getBoundingClientRect();
  const within = toolbar.getBoundingClientRect();
  return left + right < within.left + within.right
    ? { tool, side: "left", pixels: left - within.left }
    : { tool, side: "right", pixels: within.right - right };
}

/**
 * The name of the tool under the mouse or with the focus. It stays while the mouse is on the tool or on the
 * name, and Escape hides it. The handlers are those of the surrounding toolbar.
 */
export function useToolTip(wanted: boolean) {
  const id = useId();
  const [place, setPlace] = useState<Place>();
  const isShown = place !== undefined;
  const hide = () => setPlace(undefined);
  useEffect(() => {
    if (!isShown) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape") setPlace(undefined);
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [isShown]);
  const pointing = {
    onPointerOver: ({ pointerType, target, currentTarget }: PointerEvent) => {
      if (pointerType === "touch" || !(target instanceof Element) || target.closest("[role=tooltip]")) return;
      setPlace(placeOf(target, currentTarget));
    },
    onPointerLeave: hide,
    onBlur: hide,
  };
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    if (target.matches(":focus-visible")) setPlace(placeOf(target, currentTarget));
  };
  const tip: ShownTip | undefined = wanted && place ? { id, ...place } : undefined;
  return { tip, hide, onFocus, pointing };
}

interface ToolTipProps extends ShownTip {
  label: string;
  /** Shortcut of the tool; screen readers get it from its button. */
  keys: string | undefined;
}

/** The name of a tool, below it. */
export function ToolTip({ id, side, pixels, label, keys }: ToolTipProps) {
  return (
    <div role="tooltip" id={id} className="rich-text-tip" style={{ [side]: pixels }}>
      <span>{label}</span>
      {keys && <kbd aria-hidden>{keys}</kbd>}
    </div>
  );
}
