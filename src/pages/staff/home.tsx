import {
  ArrowRight,
  CalendarClock,
  Circle,
  CircleAlert,
  CircleCheck,
  FilePenLine,
  Plus,
  TriangleAlert,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { FloweringBranch } from "../../art/empty-branch";
import { typeLocations } from "../../content/staff/type-locations";
import { allScreens } from "../../features/index.browser";
import { type Grant, isForTypes, mayChange, mayRead, SCOPES } from "../../platform/auth/roles";
import { hongKongDay, longDay, withColon } from "../../platform/locale/format";
import { fill, useLang, useWords } from "../../platform/locale/lang";
import { Name } from "../../platform/locale/name";
import { Phrase } from "../../platform/locale/phrase";
import { Loading, shownGrant, usePermissions } from "../../ui/frame/screen";
import { TypedName } from "../../ui/list/action-label";
import type {
  Attention,
  Comparison,
  FindForm,
  FirstStep,
  HomeParts,
  NamedThing,
  Waiting,
} from "../../ui/screens";
import type { Route } from "./+types/home";
import { drawnPart, mayOpen, staffSections } from "./sections";
import { homeWords } from "./words/home";
import { shellWords } from "./words/shell";

/** The local storage key for whether the list is open. */
const OPEN = "first-steps-open";

/** The steps until the site is the charity's own, in a line that opens; nothing once all is done. */
function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const words = useWords(homeWords);
  const [open] = useState(() => localStorage.getItem(OPEN) !== null);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const remember = ({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) localStorage.setItem(OPEN, "yes");
    else localStorage.removeItem(OPEN);
  };
  return (
    <details className="first-steps" open={open} onToggle={remember}>
      <summary>
        <h2>{words.firstSteps}</h2>
        <span className="first-steps-bar" aria-hidden="true">
          <span style={{ inlineSize: `${(100 * done) / steps.length}%` }} />
        </span>
        <span>{fill(words.firstStepsDone, { done, all: steps.length })}</span>
      </summary>
      <p>{words.firstStepsText}</p>
      <ol>
        {steps.map((step) => (
          <li key={step.text.eng}>
            <Step {...step} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Step({ to, text, isDone }: FirstStep) {
  const words = useWords(homeWords);
  const lang = useLang();
  const Mark = isDone ? CircleCheck : Circle;
  return (
    <Link to={to} data-done={isDone}>
      <Mark aria-hidden="true" size={20} />
      <span>
        <Phrase text={text[lang]} lang={lang} />
      </span>
      <span className="chip">{isDone ? words.done : words.toDo}</span>
    </Link>
  );
}

export async function clientLoader() {
  const parts = partsFor(shownGrant());
  const ask = <T,>(question: (part: HomeParts) => (() => Promise<T>) | undefined) =>
    answered(parts.flatMap((part) => question(part) ?? []));
  const [troubles, waiting, compared, steps] = await Promise.all([
    ask(({ attention }) => attention),
    ask(({ waiting }) => waiting && (() => waiting(findForm))),
    ask(({ comparison }) => comparison),
    ask(({ firstSteps }) => firstSteps),
  ]);
  return {
    troubles: troubles.flat(),
    waiting: waiting.flatMap((each) => each ?? []),
    compared: compared.flatMap((each) => each ?? []),
    steps: steps.flat(),
  };
}

/** The parts of the home for a user: counts alone for what they may not change. */
function partsFor(grant: Grant): HomeParts[] {
  const { role } = grant;
  return allScreens.flatMap(({ home = {}, ...of }) =>
    SCOPES.flatMap((scope) => {
      const parts = home[scope];
      if (!parts || !mayRead(role, scope) || !isForTypes(grant, scope, of)) return [];
      return [mayChange(role, scope) ? parts : countsOf(parts)];
    }),
  );
}

/** The counts alone. */
const countsOf = ({ comparison }: HomeParts): HomeParts => (comparison ? { comparison } : {});

const findForm: FindForm = async ({ type, id }) => {
  const locations = await typeLocations(allScreens, { type, id: id ?? "" });
  return id === null ? locations?.add : locations?.edit(id);
};

/** The answers that arrived; errors are shown on the screens of the others. */
async function answered<T>(questions: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers = await Promise.allSettled(questions.map((ask) => ask()));
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
}

export const HydrateFallback = Loading;

/** Today's work: what needs attention, what waits, what came in, and on a new site what to begin with. */
export default function StaffHome({
  loaderData: { troubles, waiting, compared, steps },
}: Route.ComponentProps) {
  const words = useWords(shellWords);
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
      <Beginnings />
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

/** The screens that most work begins on. */
const BEGINNINGS = [
  { to: "/cms/addnews", icon: Plus, label: "addNews" },
  { to: "/cms/drafts", icon: FilePenLine, label: "drafts" },
  { to: "/cms/calendar", icon: CalendarClock, label: "calendar" },
] as const;

/** Links to begin something, and to what is under way. */
function Beginnings() {
  const words = useWords(homeWords);
  const grant = usePermissions();
  return (
    <ul className="home-beginnings">
      {BEGINNINGS.filter(({ to }) => mayOpen(grant, to)).map(({ to, icon: Icon, label }, at) => (
        <li key={to}>
          <Link className={at === 0 ? "button button-main" : "button button-quiet"} to={to}>
            <Icon aria-hidden="true" size={18} />
            {words[label]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The entries of the menu, and their parts under the same drawing. */
const links = staffSections.flatMap((section) =>
  section.links.flatMap((link) => [link, ...(link.parts ?? []).map((part) => drawnPart(link, part))]),
);

/** The work that waits today, each with the way there; in flower when nothing does and all else is `calm` too. */
function Today({ waiting, calm }: { waiting: readonly Waiting[]; calm: boolean }) {
  const words = useWords(homeWords);
  const lang = useLang();
  if (waiting.length === 0 && !calm) return null;
  const peopleFirst = waiting.toSorted((one, other) => Number(other.somebody) - Number(one.somebody));
  return (
    <section className="home-part" aria-labelledby="today">
      <h2 id="today">{words.today}</h2>
      {waiting.length === 0 ? (
        <div className="today-none">
          <FloweringBranch className="today-art" />
          <p>
            <Phrase text={words.nothingWaits} lang={lang} />
          </p>
        </div>
      ) : (
        <ul className="today-list">
          {peopleFirst.map((each) => (
            <li key={each.to}>
              <WaitingLink {...each} />
              {each.first && each.first.length > 0 && <Things things={each.first} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WaitingLink({ to, found }: Waiting) {
  const lang = useLang();
  const { label, icon: Icon = CircleAlert } = links.find((link) => link.to === to.split("?")[0]) ?? {};
  return (
    <Link to={to}>
      <Icon aria-hidden="true" size={24} />
      <span>
        <strong>
          <Phrase text={label ? withColon(lang, label[lang], found[lang]) : found[lang]} lang={lang} />
        </strong>
      </span>
      <ArrowRight aria-hidden="true" size={20} />
    </Link>
  );
}

/** The first of what waits, by name. */
function Things({ things }: { things: readonly NamedThing[] }) {
  const { untitled } = useWords(homeWords);
  const lang = useLang();
  return (
    <ul className="today-things">
      {things.map(({ key, to, name, detail }) => (
        <li key={key}>
          <Link to={to}>
            <strong>
              {typeof name === "string" ? (
                <Name text={name || untitled} />
              ) : (
                <TypedName texts={name} none={untitled} />
              )}
            </strong>
            {detail !== undefined && (
              <span>{typeof detail === "string" ? <Name text={detail} /> : detail[lang]}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The problems that stay until somebody acts, with the advice and the way there; nothing when all is well. */
function NeedsAttention({ found }: { found: readonly Attention[] }) {
  const words = useWords(homeWords);
  if (found.length === 0) return null;
  return (
    <section className="needs-attention" aria-labelledby="needs-attention">
      <h2 id="needs-attention">{words.needsAttention}</h2>
      <ul className="today-list">
        {found.map((each) => (
          <li key={each.to + each.text.eng}>
            <AttentionLink {...each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AttentionLink({ to, text, advice }: Attention) {
  const lang = useLang();
  return (
    <Link to={to}>
      <TriangleAlert aria-hidden="true" size={24} />
      <span>
        <strong>
          <Phrase text={text[lang]} lang={lang} />
        </strong>{" "}
        <span className="today-place">{advice[lang]}</span>
      </span>
      <ArrowRight aria-hidden="true" size={20} />
    </Link>
  );
}

/** Amounts of now beside those of before, each with a bar as long as its share of the largest. */
function Comparisons({ compared }: { compared: readonly Comparison[] }) {
  if (compared.length === 0) return null;
  return (
    <div className="home-amounts">
      {compared.map((each) => (
        <Compared key={each.to} {...each} />
      ))}
    </div>
  );
}

function Compared({ to, title, lines }: Comparison) {
  const lang = useLang();
  const most = Math.max(1, ...lines.map(({ amount }) => amount));
  return (
    <section className="home-part amounts" aria-label={title[lang]}>
      <h2>
        <Link to={to}>{title[lang]}</Link>
      </h2>
      <dl>
        {lines.map(({ label, text, amount }) => (
          <div key={label.eng}>
            <dt>{label[lang]}</dt>
            <dd>
              {typeof text === "string" ? text : text[lang]}
              <span
                className="amounts-bar"
                style={{ inlineSize: `${Math.max(0, (100 * amount) / most)}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
