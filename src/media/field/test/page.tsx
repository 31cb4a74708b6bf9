import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { LocaleContext } from "../../../platform/locale/lang";
import { PhotoListField } from "../photo-list-field";
import { UploadField } from "../upload-field";

declare global {
  interface Window {
    /** The values of the fields. */
    held: { cover: string | null; pdf: string | null; photos: string[] };
  }
}

function Page() {
  const [cover, setCover] = useState<string | null>(null);
  const [pdf, setPdf] = useState<string | null>(null);
  const [photos, setPhotos] = useState<string[]>([]);
  window.held = { cover, pdf, photos };
  const ratio = { shape: "4:3", label: "4:3" } as const;
  return (
    <>
      <UploadField kind="image" name="cover" label="Cover" ratio={ratio} value={cover} onChange={setCover} />
      <UploadField kind="pdf" name="pdf" label="Form" value={pdf} onChange={setPdf} />
      <PhotoListField name="photos" label="Photos" value={photos} onChange={setPhotos} />
    </>
  );
}

const root = document.querySelector("#root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LocaleContext value={{ lang: "eng", prefix: "" }}>
        <Page />
      </LocaleContext>
    </StrictMode>,
  );
}
