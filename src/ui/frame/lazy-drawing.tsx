import { type ComponentType, lazy, Suspense } from "react";

interface DrawingProps {
  className: string;
}

/** A drawing that most screens do not show, fetched where one does; where it does not arrive there is none. */
export function lazyDrawing(fetchDrawing: () => Promise<ComponentType<DrawingProps>>) {
  const none: ComponentType<DrawingProps> = () => null;
  const Drawing = lazy(async () => ({ default: await fetchDrawing().catch(() => none) }));
  return (props: DrawingProps) => (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );
}
