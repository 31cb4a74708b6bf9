/** The amounts that a site holds. */
export interface Amounts {
  news: number;
  media: number;
  messages: number;
  donations: number;
}

/** The amounts of a busy charity after ten years. */
export const TEN_YEARS: Amounts = { news: 50_000, media: 5000, messages: 20_000, donations: 10_000 };

/** `amounts` in a site `times` smaller. */
export const portion = ({ news, media, messages, donations }: Amounts, times: number): Amounts => ({
  news: news / times,
  media: media / times,
  messages: messages / times,
  donations: donations / times,
});
