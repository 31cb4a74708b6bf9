/** Tables of OpenCC: entries between `|`, each a character, a space, and what stands for it. */
declare module "opencc-js/dict/*" {
  const table: string;
  export default table;
}
