import { data } from "react-router";
import { involvedTexts } from "../charity/involved-texts";
import { useLang, useWords } from "../core/locale/lang-context";
import { localeContext } from "../core/locale/request-lang.server";
import { useSiteWords } from "../core/locale/words/public";
import { submitForm } from "../core/site/form/form-submission.server";
import { ContactList } from "../core/site/frame/contact-list";
import { PageHead } from "../core/site/frame/page-head";
import { lastShown } from "../core/site/frame/site-details.server";
import { itemAddress } from "../features/charity-items/public/item-parts";
import { ItemGone, ItemsSection } from "../features/charity-items/public/items-section";
import { itemsView } from "../features/charity-items/public/items-view.server";
import { enquiries } from "../features/enquiries.server";
import { hasForms, SignUp } from "../features/volunteer/public/sign-up";
import { type VolunteerView, volunteerView } from "../features/volunteer/public/volunteer-view.server";
import type { Route } from "./+types/involved";
import { Together } from "./involved/together";
import { involvedPageWords } from "./involved/words";
import { useTitle } from "./use-title";

/** A charity item opens in a panel; its address shows it in the page, also where no script runs. */
export const handle = { query: ["item", { name: "sent", values: ["1"] }] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { lang } = context.get(localeContext);
  const query = new URL(request.url).searchParams;
  const selected = query.get("item");
  const items = (await lastShown(context, `items ${lang}`, (db) => itemsView(db, lang))) ?? [];
  const known = selected === null || items.some(({ id }) => id === selected);
  const volunteer = await lastShown(context, `volunteer ${lang}`, (db) => volunteerView(db, lang));
  return data({ volunteer, items, selected, sent: query.has("sent") }, { status: known ? 200 : 404 });
}

/** Takes the form of a charity item, which the page sends to itself. */
export const action = (args: Route.ActionArgs) =>
  submitForm(enquiries, "charityItem", args, ({ item_id = "" }) => `${itemAddress(item_id)}&sent=1#item`);

/** How long to wait before a form that came too often is sent again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** How somebody can help, from a free afternoon to a shared page, and whom to ask. */
export default function Involved({ loaderData, actionData }: Route.ComponentProps) {
  const { volunteer, items, selected, sent } = loaderData;
  const lang = useLang();
  const words = useSiteWords();
  const item = items.find(({ id }) => id === selected);
  return (
    <>
      <PageHead
        title={useTitle(item?.name.text ?? words.involved, actionData)}
        description={involvedTexts.intro[lang]}
        path={item ? itemAddress(item.id) : "/involved"}
      />
      <section className="content involved-head">
        <div className="page-title stack measure">
          <h1>{words.involved}</h1>
          {selected && !item && !actionData && <ItemGone others={items.length > 0} />}
          <p className="lead">{involvedTexts.intro[lang]}</p>
        </div>
        <Together className="involved-art" />
      </section>
      <Ways withItems={items.length > 0} />
      <ItemsSection items={items} selected={selected} sent={sent && !actionData} refusal={actionData} />
      {volunteer && <Volunteering volunteer={volunteer} />}
    </>
  );
}

/** Speaks of "the items below". */
const CHARITY_ITEMS = 2;

/** The ways to help, in columns that do not start at the same height. */
function Ways({ withItems }: { withItems: boolean }) {
  const lang = useLang();
  const ways = involvedTexts.ways.filter((_, index) => withItems || index !== CHARITY_ITEMS);
  return (
    <section className="content" aria-labelledby="ways">
      <h2 id="ways" className="ways-title">
        {useWords(involvedPageWords).involvedWays}
      </h2>
      <ul className="ways">
        {ways.map((way) => (
          <li key={way.title.eng} className="stack">
            <h3>{way.title[lang]}</h3>
            <p>{way.text[lang]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How volunteering begins, its forms, and where they and questions go. */
function Volunteering({ volunteer }: { volunteer: VolunteerView }) {
  const lang = useLang();
  const words = useWords(involvedPageWords);
  const { title, text } = involvedTexts.volunteering;
  return (
    <section className="section section-blush" aria-labelledby="volunteering">
      <div className="content two-thirds">
        <div className="stack measure">
          <h2 id="volunteering">{title[lang]}</h2>
          <p>{text[lang]}</p>
          {hasForms(volunteer) ? <SignUp volunteer={volunteer} /> : <p>{words.askForForm}</p>}
        </div>
        <div className="stack">
          <h3>{words.reachUs}</h3>
          <ContactList />
        </div>
      </div>
    </section>
  );
}
