import { createClient } from "../../../core/api/client";
import { finder } from "../../../core/staff/find/finder";
import { formsContract } from "../contract";
import { nameOf } from "./name-of";

const api = createClient(formsContract);

export default finder({
  group: { eng: "Downloadable forms", tra: "可供下載的表格", sim: "可供下载的表格" },
  find: async ({ words, lang, signal }) => {
    const { forms } = await api.page({ q: words }, signal);
    // A form is edited in its list, which the name narrows to it.
    return forms.map((form) => ({
      to: `/cms/patient?${new URLSearchParams({ q: nameOf(form, lang) })}`,
      name: nameOf(form, lang),
      about: form.originalFilename,
    }));
  },
});
