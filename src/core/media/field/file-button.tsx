import { type ReactNode, type Ref, useRef } from "react";

interface FileButtonProps {
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
  id: string;
  accept: string;
  multiple?: boolean;
  /** What it does and for which field. */
  label: string;
  describedBy: string | undefined;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A button that opens the file dialog. The browser's own control says its words in another language than the page. */
export function FileButton(props: FileButtonProps) {
  const { ref, id, accept, multiple, label, describedBy, onFiles, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        ref={ref}
        type="button"
        id={id}
        className="button button-quiet"
        aria-label={label}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ""; // so that choosing the same file again is a change
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
