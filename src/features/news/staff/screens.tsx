import { createClient } from "../../../core/api/client";
import { type CardsAnswer, derivedCalls } from "../../../core/content/staff/content-screens";
import { useWords } from "../../../core/locale/use-words";
import { type NewsListCard, newsContract } from "../contract";
import { news, newsPaths } from "../definition";
import { MorePhotos } from "./more-photos";
import { NewsNote } from "./news-note";
import { useFutureQuestion } from "./use-future-question";
import { useStar } from "./use-star";
import { newsScreenWords } from "./words";

const api = createClient(newsContract);
const derived = derivedCalls(news, newsPaths);

/** A page of the list, with the ids of what Home shows. */
interface NewsPage extends CardsAnswer<NewsListCard> {
  featured: string[];
}

/** The screens of news: with its star in the list, and in the form a question about dates to come. */
export default {
  type: news,
  ...derived,
  reads: { ...derived.reads, cards: api.cards },
  form: { inputs: { photoArray: MorePhotos }, useBeforeSave: useFutureQuestion },
  list: {
    above: () => <FeaturedNote />,
    note: (card: NewsListCard, { featured }: NewsPage) => (
      <NewsNote card={card} onHome={featured.includes(card._id)} />
    ),
    useActions: useStar,
  },
};

function FeaturedNote() {
  return <p className="field-hint">{useWords(newsScreenWords).featuredNote}</p>;
}
