/** Tables of OpenCC: entries between `|`, each a character, a space, and its conversion. */
declare module "opencc-js/dict/*" {
  const table: string;
  export default table;
}
