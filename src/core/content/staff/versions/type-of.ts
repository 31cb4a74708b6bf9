import type { Lang } from "../../../locale/lang";
import type { ContentType } from "../../definition";
import type { FieldWords } from "../../type-words";
import type { LateScreens } from "../content-screens";

/** A content type by its definition, with the names of its fields. */
export interface NamedType {
  type: ContentType;
  fieldWords: Readonly<Record<Lang, Readonly<Record<string, FieldWords>>>>;
}

/** The type of that name, and of that entry where each has fields of its own, among those of some screens. */
export async function typeOf(
  screens: readonly LateScreens[],
  name: string,
  id: string,
): Promise<NamedType | undefined> {
  const types = await Promise.all(screens.map(async ({ load }) => (await load()).default.type));
  const found = types.find(
    (type): type is typeof type & ContentType =>
      "shared" in type && type.name === name && (type.id === undefined || type.id === id),
  );
  if (!found) return undefined;
  const words = found.words as unknown as Record<Lang, { fields: Record<string, FieldWords> }>;
  return {
    type: found,
    fieldWords: { eng: words.eng.fields, tra: words.tra.fields, sim: words.sim.fields },
  };
}
