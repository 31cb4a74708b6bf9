import { hongKongDay, longDay } from "../../core/locale/dates";
import { useLang } from "../../core/locale/lang-context";
import { useStaffWords } from "../../core/locale/words/staff";
import type { HomeParts } from "../../core/staff/frame/home-parts";
import { Loading } from "../../core/staff/frame/loading";
import { allScreens } from "../../features/index.browser";
import type { Route } from "./+types/home";
import { Comparisons } from "./comparisons";
import { FirstSteps } from "./first-steps";
import { NeedsAttention } from "./needs-attention";
import { Today } from "./today";

export async function clientLoader() {
  const parts = await Promise.all(allScreens.flatMap(({ home }) => home?.() ?? []));
  const ask = <T,>(question: (part: HomeParts) => (() => Promise<T>) | undefined) =>
    answered(parts.flatMap((part) => question(part.default) ?? []));
  const [troubles, waiting, compared, steps] = await Promise.all([
    ask(({ attention }) => attention),
    ask((part) => part.waiting),
    ask(({ comparison }) => comparison),
    ask(({ firstSteps }) => firstSteps),
  ]);
  return {
    troubles: troubles.flat(),
    waiting: waiting.filter((each) => each !== undefined),
    compared,
    steps: steps.flat(),
  };
}

/** What could be asked about; of the rest its own screen says what is wrong. */
async function answered<T>(questions: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers = await Promise.allSettled(questions.map((ask) => ask()));
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
}

export const HydrateFallback = Loading;

/** Today's work: what needs attention, what waits, what came in, and on a new site what to begin with. */
export default function StaffHome({
  loaderData: { troubles, waiting, compared, steps },
}: Route.ComponentProps) {
  const words = useStaffWords();
  const lang = useLang();
  const now = new Date();
  return (
    <>
      <title>{words.homeMenu}</title>
      <div className="home-head">
        <h1>{words.homeMenu}</h1>
        <p>
          <time dateTime={hongKongDay(now)}>{longDay(now, lang)}</time>
        </p>
      </div>
      <div className="home-columns">
        <div>
          <NeedsAttention found={troubles} />
          <Today waiting={waiting} calm={troubles.length === 0} />
          <FirstSteps steps={steps} />
        </div>
        <Comparisons compared={compared} />
      </div>
    </>
  );
}
