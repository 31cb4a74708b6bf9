import "../editor/editor.css";
import { type FormEvent, useState } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { isLang, LocaleContext, localized } from "../../../platform/locale/lang";
import { type Descriptions, descriptionsIn } from "../../pictures/descriptions";
import { type EntryForm, WrittenFormContext } from "../../staff/form-conversion";
import { cleanPastedHtml } from "../clean-paste";
import RichTextEditor from "../editor";

declare global {
  interface Window {
    cleanPastedHtml: (html: string) => string;
    /** Every text that the editor reported, in order. */
    reported: string[];
    /** The pictures' descriptions for the library. */
    descriptions: Descriptions;
    submitted: number;
    setValue: (html: string) => void;
    setErrors: (errors: string[]) => void;
  }
}

const EMPTY: EntryForm = localized(() => ({}));

function Page({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  const [errors, setErrors] = useState<string[]>([]);
  const [form, setForm] = useState(EMPTY);
  const written = {
    type: { texts: {}, shared: {} },
    words: {},
    draft: { form, setForm },
    stored: EMPTY,
    prefix: "",
  };
  window.setValue = setValue;
  window.descriptions = descriptionsIn(form);
  window.setErrors = setErrors;
  const tell = (html: string) => {
    window.reported.push(html);
    setValue(html);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    window.submitted += 1;
  };
  return (
    <form onSubmit={submit}>
      <button type="button">Before</button>
      <WrittenFormContext value={written}>
        <RichTextEditor
          {...{ value, errors }}
          label="Story"
          hint="For everyone"
          name="story"
          lang="tra"
          onChange={tell}
        />
      </WrittenFormContext>
      <button type="submit">After</button>
    </form>
  );
}

const asked = new URLSearchParams(location.search);
const lang = asked.get("lang");
const root = document.querySelector("#root");
Object.assign(window, { cleanPastedHtml, reported: [], submitted: 0 });
if (root) {
  createRoot(root).render(
    <LocaleContext value={{ lang: isLang(lang) ? lang : "eng", prefix: "" }}>
      <MemoryRouter>
        <Page initial={asked.get("value") ?? ""} />
      </MemoryRouter>
    </LocaleContext>,
  );
}
