import { data } from "react-router";
import { ContentScreen, loadShown } from "../../content/staff/content-screen";
import { screensAt } from "../../content/staff/content-screens";
import { allScreens } from "../../features/index.browser";
import { useWords } from "../../platform/locale/lang";
import { Loading, load, ScreenTitle } from "../../ui/frame/screen";
import type { Route } from "./+types/content";
import { isContent } from "./sections";
import { shellWords } from "./words/shell";

const contents = allScreens.flatMap(({ content = [] }) => content);

export const loader = ({ request }: Route.LoaderArgs) =>
  data(null, { status: isContent(new URL(request.url).pathname) ? 200 : 404 });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const url = new URL(request.url);
  const late = screensAt(contents, url.pathname);
  return load(async () => (late ? loadShown(late, url) : null));
};
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

/** The screens of all content types, which follow from their definitions; and an address that no screen has. */
export default function StaffContent({ loaderData: shown }: Route.ComponentProps) {
  const words = useWords(shellWords);
  return shown ? <ContentScreen shown={shown} /> : <ScreenTitle title={words.notFound} />;
}
