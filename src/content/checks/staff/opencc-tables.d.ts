/** A table of OpenCC: `from to to|from to`. */
declare module "opencc-js/dict/*" {
  const table: string;
  export default table;
}
