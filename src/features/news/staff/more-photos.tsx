import { FieldInput } from "../../../core/content/staff/field-input";
import type { OwnInputProps } from "../../../core/content/staff/field-inputs";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/frame/banner";
import { newsScreenWords } from "./words";

/** The photos of a language, and what can be done to all of them at once, which is said when it is done. */
export function MorePhotos(props: OwnInputProps) {
  const words = useWords(newsScreenWords);
  const banner = useBanner();
  const { value, onChange, everywhere } = props;
  const act = (change: () => void, text: string) => () => {
    change();
    banner({ text });
  };
  const isNone = !Array.isArray(value) || value.length === 0;
  return (
    <>
      <FieldInput {...props} />
      {!isNone && (
        <p className="actions">
          <button
            type="button"
            className="button button-danger"
            onClick={act(() => onChange(() => []), words.morePhotosDeleted)}
          >
            {words.deleteMorePhotos}
          </button>
          <button
            type="button"
            className="button button-quiet"
            onClick={act(() => everywhere?.(value), words.photosUsedEverywhere)}
          >
            {words.usePhotosEverywhere}
          </button>
        </p>
      )}
    </>
  );
}
