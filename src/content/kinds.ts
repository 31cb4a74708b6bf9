/** Every kind of field, as definitions name it; each says all about itself in `kinds/`. */
export { choice, choices, flag } from "./kinds/choice";
export { custom, group, groups, inEachLanguage } from "./kinds/group";
export { image, imageSlots, images, pdf } from "./kinds/media";
export { amount, date, number } from "./kinds/number";
export { parallelGroups } from "./kinds/parallel-groups";
export { line, lines, names, richText, text, video, webLink } from "./kinds/text";
