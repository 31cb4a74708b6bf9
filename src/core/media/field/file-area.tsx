import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";

interface FileAreaProps {
  /** Id of the element that names the area. */
  labelledBy: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** An area onto which files can be dropped, or pasted while something in it has the focus. Never the only way. */
export function FileArea({ labelledBy, onFiles, children }: FileAreaProps) {
  const [over, setOver] = useState(false);
  const give = (list: FileList) => {
    if (list.length > 0) onFiles([...list]);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = (event: DragEvent) => {
    const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!inside) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    give(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) event.preventDefault();
    give(event.clipboardData.files);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      role="group"
      aria-labelledby={labelledBy}
      className={`mt-1 grid gap-3 rounded-xl border-2 border-dashed p-4 ${over ? "border-teal bg-leaf" : "border-line"}`}
      {...{ onDragOver, onDragLeave, onDrop, onPaste }}
    >
      {children}
    </div>
  );
}
