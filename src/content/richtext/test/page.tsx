import "../editor/editor.css";
import { type FormEvent, useState } from "react";
import { createRoot } from "react-dom/client";
import { CallError } from "../../../platform/http/client";
import { isLang } from "../../../platform/locale/lang";
import { LocaleContext } from "../../../platform/locale/lang-context";
import { cleanPastedHtml } from "../clean-paste";
import RichTextEditor from "../editor";

declare global {
  interface Window {
    cleanPastedHtml: (html: string) => string;
    /** Every text that the editor told, in order. */
    told: string[];
    /** Names of the uploaded files. */
    uploads: string[];
    submitted: number;
    setValue: (html: string) => void;
    setErrors: (errors: string[]) => void;
  }
}

const ID = "0192f0c1-7a3e-4b5c-8d9e-0123456789ab";

async function onUploadImage(file: File): Promise<{ id: string; withdrawn: boolean }> {
  window.uploads.push(file.name);
  if (file.name === "refused.png") throw new CallError(415, "Refused, in words.");
  return { id: ID, withdrawn: file.name === "withdrawn.png" };
}

function Page({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  const [errors, setErrors] = useState<string[]>([]);
  window.setValue = setValue;
  window.setErrors = setErrors;
  const tell = (html: string) => {
    window.told.push(html);
    setValue(html);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    window.submitted += 1;
  };
  return (
    <form onSubmit={submit}>
      <button type="button">Before</button>
      <RichTextEditor
        {...{ value, errors, onUploadImage }}
        label="Story"
        hint="For everyone"
        name="story"
        lang="tra"
        onChange={tell}
      />
      <button type="submit">After</button>
    </form>
  );
}

const asked = new URLSearchParams(location.search);
const lang = asked.get("lang");
const root = document.querySelector("#root");
Object.assign(window, { cleanPastedHtml, told: [], uploads: [], submitted: 0 });
if (root) {
  createRoot(root).render(
    <LocaleContext value={{ lang: isLang(lang) ? lang : "eng", prefix: "" }}>
      <Page initial={asked.get("value") ?? ""} />
    </LocaleContext>,
  );
}
