const text = { type: "string" };
const address = { type: "string", pattern: '^https?://[^\\s"<>]+$' };
/** RFC 5646. */
const language = { type: "string", pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$" };
const authors = {
  type: "array",
  minItems: 1,
  items: { type: "object", properties: { name: text, url: address, avatar: address }, minProperties: 1 },
};

/** JSON Feed 1.1 (jsonfeed.org/version/1.1), as far as this site writes it: nothing else is allowed. */
export const JSON_FEED = {
  type: "object",
  required: ["version", "title", "items"],
  additionalProperties: false,
  properties: {
    version: { const: "https://jsonfeed.org/version/1.1" },
    title: text,
    home_page_url: address,
    feed_url: address,
    authors,
    language,
    items: {
      type: "array",
      items: {
        type: "object",
        required: ["id", "content_html"],
        additionalProperties: false,
        properties: {
          id: { type: "string", minLength: 1 },
          url: address,
          title: text,
          content_html: text,
          summary: text,
          image: address,
          date_published: { type: "string", format: "date-time" },
          date_modified: { type: "string", format: "date-time" },
          tags: { type: "array", items: text },
          language,
        },
      },
    },
  },
};
