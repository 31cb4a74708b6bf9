/** The topics that the page knows by name: a key picks the drawing, the table and the links of a topic. */
export const TOPIC_KEYS = [
  "what-is-sma",
  "genetics",
  "symptoms",
  "diagnosis",
  "treatment",
  "care",
  "further-information",
] as const;

/** Names a topic whatever its title says in a language. Topics that staff add have none. */
export type SmaTopicKey = (typeof TOPIC_KEYS)[number];

/** Topics whose references are stored but not shown. */
export const WITHOUT_REFERENCES: readonly (SmaTopicKey | null)[] = ["treatment", "further-information"];
