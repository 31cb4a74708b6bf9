import { data } from "react-router";
import { Cast } from "../art/cast/cast";
import { createRandom, siteFlower, siteInk } from "../art/drawing";
import { Bud, CupFlower, flossPath, limbPath } from "../art/flower";
import { itemAddress } from "../features/charity-items/public/item-parts";
import { ItemsSection, ItemUnavailable } from "../features/charity-items/public/items-section";
import { itemsView } from "../features/charity-items/public/items-view.server";
import { enquiries } from "../features/enquiries.server";
import { pageEntry, pagePhoto } from "../features/pages/page-texts.server";
import { type VolunteerView, volunteerView } from "../features/volunteer/feature.server";
import { hasForms, SignUp } from "../features/volunteer/public/sign-up";
import { volunteerWords } from "../features/volunteer/public/words";
import { MediaImage } from "../media/picture";
import { excerpt } from "../platform/html/text";
import { localeContext } from "../platform/loader-context.server";
import { useWords } from "../platform/locale/lang";
import { useSiteWords } from "../platform/locale/words/public";
import { StructuredData, useBreadcrumbs } from "../site/discovery/structured-data";
import { submitForm } from "../site/form/form-submission.server";
import { ContactList, Lead, PageHead, SiteLink } from "../site/frame/page";
import { lastShown } from "../site/frame/site-details.server";
import { noticeDay } from "../site/notice/notice-in-force.server";
import { NoticeDayContext } from "../site/notice/notice-link";
import type { Route } from "./+types/involved";
import { type InvolvedTexts, involved } from "./involved/definition";
import involvedCss from "./involved/involved.css?url";
import { involvedPageWords } from "./involved/words";
import { useTitle } from "./use-title";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: involvedCss }];

/** A charity item opens in a panel; its address shows it in the page, also where no script runs. */
export const handle = { query: ["item", { name: "sent", values: ["1"] }] };

/** Characters. */
const ITEM_DESCRIPTION = 150;

const PHOTO_SIZES = "(width < 48rem) calc(100vw - 3rem), 480px";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { lang } = context.get(localeContext);
  const query = new URL(request.url).searchParams;
  const selected = query.get("item");
  const items = (await lastShown(context, `items ${lang}`, (db) => itemsView(db, lang))) ?? [];
  const known = selected === null || items.some(({ id }) => id === selected);
  const volunteer = (await lastShown(context, `volunteer ${lang}`, (db) => volunteerView(db, lang))) ?? null;
  const entry = await pageEntry(context, involved);
  const photo = await pagePhoto(context, involved, entry.photo);
  const notice = await noticeDay(context);
  const page = { texts: entry[lang], photo, volunteer, items, selected, sent: query.has("sent"), notice };
  return data(page, { status: known ? 200 : 404 });
}

/** The action for a charity item's form, which posts to its own page. */
export const action = (args: Route.ActionArgs) =>
  submitForm(enquiries, "charityItem", args, ({ item_id = "" }) => `${itemAddress(item_id)}&sent=1#item`);

/** The time to wait before a form that came too often is sent again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Ways to help, from a free afternoon to a shared page, and whom to ask. */
export default function Involved({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, photo, volunteer, items, selected, sent, notice } = loaderData;
  const item = items.find(({ id }) => id === selected);
  const crumbs = useBreadcrumbs(
    { path: "/involved", name: texts.title },
    { path: itemAddress(selected ?? ""), name: item?.name.text ?? "" },
  );
  return (
    <>
      <PageHead
        title={useTitle(item?.name.text ?? texts.title, actionData)}
        description={item?.desc.text ? excerpt(item.desc.text, ITEM_DESCRIPTION) : texts.lead}
        path={item ? itemAddress(item.id) : "/involved"}
      />
      <StructuredData things={item ? [crumbs] : []} />
      <section className="content involved-head">
        <div className="page-title stack measure">
          <h1>{texts.title}</h1>
          {selected && !item && !actionData && <ItemUnavailable others={items.length > 0} />}
          <Lead text={texts.lead} />
        </div>
        {photo ? (
          <MediaImage {...photo} sizes={PHOTO_SIZES} place={4 / 3} className="involved-photo" />
        ) : (
          <Together className="involved-art" />
        )}
      </section>
      <CallsToAction texts={texts} withItems={items.length > 0} volunteer={volunteer} />
      <NoticeDayContext value={notice}>
        <ItemsSection
          {...texts.items}
          items={items}
          selected={selected}
          sent={sent && !actionData}
          refusal={actionData}
        />
      </NoticeDayContext>
      {volunteer && <Volunteering {...texts.volunteering} volunteer={volunteer} />}
    </>
  );
}

type VolunteeringProps = InvolvedTexts["volunteering"] & { volunteer: VolunteerView };

/** The beginning of volunteering, its forms, and where they and questions go. */
function Volunteering({ title, text, askForForm, volunteer }: VolunteeringProps) {
  const words = useWords(involvedPageWords);
  return (
    <section className="section section-blush" aria-labelledby="volunteering">
      <div className="content two-thirds">
        <div className="stack measure">
          <h2 id="volunteering">{title}</h2>
          <p>{text}</p>
          {hasForms(volunteer) ? <SignUp volunteer={volunteer} /> : <p>{askForForm}</p>}
        </div>
        <div className="stack">
          <h3>{words.reachUs}</h3>
          <ContactList />
        </div>
      </div>
    </section>
  );
}

interface CallsToActionProps {
  texts: InvolvedTexts;
  /** The existing sections of the page. */
  withItems: boolean;
  volunteer: VolunteerView | null;
}

type Leads = InvolvedTexts["ways"]["items"][number]["leads"];

/** Ways to help, in columns whose headings, texts and links align in rows. */
function CallsToAction({ texts, withItems, volunteer }: CallsToActionProps) {
  const { title, items } = texts.ways;
  const wayOn = useRelatedLink({ texts, withItems, volunteer });
  const ways = items.filter(({ shown }) => withItems || shown === "always");
  if (ways.length === 0) return null;
  return (
    <section className="content" aria-labelledby="ways">
      <h2 id="ways" className="ways-title">
        {title}
      </h2>
      <ul className="ways">
        {ways.map((way) => {
          const on = wayOn(way.leads);
          return (
            <li key={way.title}>
              <h3>{way.title}</h3>
              <p>{way.text}</p>
              {on && (
                <p>
                  <ActionLink {...on} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A link to a place of the site, or to a form of another. */
function ActionLink({ to, label }: { to: string; label: string }) {
  if (to.startsWith("/")) return <SiteLink to={to}>{label}</SiteLink>;
  return <a href={to}>{label}</a>;
}

/** Returns the link of a way to help, named as its target; undefined where there is none. */
function useRelatedLink({ texts, withItems, volunteer }: CallsToActionProps) {
  const words = useWords(volunteerWords);
  const { contactUs, donate } = useSiteWords();
  const contact = { to: "/contact", label: contactUs };
  const places: Record<Leads, { to: string; label: string } | undefined> = {
    nowhere: undefined,
    contact,
    organization: volunteer?.organization
      ? { to: volunteer.organization, label: words.organization }
      : contact,
    volunteering: volunteer ? { to: "/involved#volunteering", label: texts.volunteering.title } : undefined,
    items: withItems ? { to: "/involved#charity-items", label: texts.items.title } : undefined,
    donate: { to: "/donate", label: donate },
  };
  return (leads: Leads) => places[leads];
}

const SPRIG = limbPath([
  {
    spine: [
      [416, 150],
      [406, 118],
      [392, 92],
      [370, 66],
    ],
    from: 9,
    to: 1,
  },
  {
    spine: [
      [402, 110],
      [420, 84],
      [416, 52],
    ],
    from: 6,
    to: 1,
  },
]);
const SILK = flossPath(createRandom(5), [590, 92], 24, -0.7) + flossPath(createRandom(8), [80, 70], 18, -1);

/** Two people side by side on a level path, one of them with a flowering twig. */
function Together({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 -26 640 350" aria-hidden="true">
      <path fill={siteInk.leaf} d="M4 302C150 262 490 262 636 302C490 324 150 324 4 302z" />
      <circle cx="330" cy="140" r="124" fill={siteInk.ground} />
      <Cast name="student" x={250} y={300} scale={0.92} turn={5} />
      <Cast name="carer" x={366} y={296} scale={0.92} arms="wave" turn={-5} />
      <g transform="translate(824 -26)scale(-1 1)">
        <path fill={siteInk.wood} d={SPRIG} />
        <CupFlower ink={siteFlower} x={370} y={68} scale={0.6} turn={-36} />
        <Bud ink={siteFlower} x={416} y={54} scale={0.5} turn={6} />
      </g>
      <path fill="none" stroke={siteInk.wood} strokeOpacity=".5" d={SILK} />
    </svg>
  );
}
