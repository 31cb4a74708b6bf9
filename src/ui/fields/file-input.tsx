import { Upload } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../platform/locale/lang";
import type { ControlProps } from "./field-frame";

const WORDS = {
  eng: { choose: "Choose a file", none: "No file is chosen yet." },
  tra: { choose: "選擇檔案", none: "尚未選擇檔案。" },
  sim: { choose: "选择文件", none: "尚未选择文件。" },
};

interface FileInputProps {
  control: ControlProps;
  accept: string;
  onFile: (file: File | undefined) => void;
}

/**
 * The browser's own control for a file, behind words in the reader's language: its own are in the browser's. It has the
 * focus and the keys; the label before it is what is seen and pressed.
 */
export function FileInput({ control, accept, onFile }: FileInputProps) {
  const words = useWords(WORDS);
  const [name, setName] = useState("");
  return (
    <div className="file-input">
      <input
        {...control}
        className="visually-hidden"
        type="file"
        accept={accept}
        // Else a file that was changed and is chosen again would be no change to the browser.
        onClick={({ currentTarget }) => {
          currentTarget.value = "";
        }}
        onChange={({ target }) => {
          const file = target.files?.[0];
          setName(file?.name ?? "");
          onFile(file);
        }}
      />
      <label className="button button-quiet" htmlFor={control.id}>
        <Upload aria-hidden="true" size={18} />
        {words.choose}
      </label>
      <span className={name ? undefined : "field-hint"}>{name || words.none}</span>
    </div>
  );
}
