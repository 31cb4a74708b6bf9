import { data } from "react-router";
import { itemAddress } from "../features/charity-items/public/item-parts";
import { ItemsSection, ItemUnavailable } from "../features/charity-items/public/items-section";
import { itemsView } from "../features/charity-items/public/items-view.server";
import { enquiries } from "../features/enquiries.server";
import { pageEntry, pagePhoto } from "../features/pages/page-texts.server";
import { hasForms, SignUp } from "../features/volunteer/public/sign-up";
import { type VolunteerView, volunteerView } from "../features/volunteer/public/volunteer-view.server";
import { MediaImage } from "../media/picture";
import { excerpt } from "../platform/html/text";
import { useWords } from "../platform/locale/lang-context";
import { localeContext } from "../platform/locale/request-lang.server";
import { StructuredData, useBreadcrumbs } from "../site/discovery/structured-data";
import { submitForm } from "../site/form/form-submission.server";
import { ContactList } from "../site/frame/contact-list";
import { Lead, PageHead } from "../site/frame/page-head";
import { lastShown } from "../site/frame/site-details.server";
import { noticeDay } from "../site/notice/notice-in-force.server";
import { NoticeDayContext } from "../site/notice/notice-link";
import type { Route } from "./+types/involved";
import { CallsToAction } from "./involved/calls-to-action";
import { type InvolvedTexts, involved } from "./involved/definition";
import involvedCss from "./involved/involved.css?url";
import { Together } from "./involved/together";
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
