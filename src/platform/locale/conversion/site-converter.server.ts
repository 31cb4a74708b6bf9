import { AsyncLocalStorage } from "node:async_hooks";
import { type Converter, converterBy } from "./converter.server";

const current = new AsyncLocalStorage<Converter>();
const byCharacters = converterBy([]);

/** The converter of the site whose page is being rendered; elsewhere one without a glossary. */
export const siteConverter = (): Converter => current.getStore() ?? byCharacters;

/** Does something, such as rendering a page, with this as the {@link siteConverter}. */
export const convertingBy = <Result>(converter: Converter, act: () => Result): Result =>
  current.run(converter, act);
