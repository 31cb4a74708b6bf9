import * as z from "zod";
import { editedVersion, imageId, trimmed } from "../../core/api/shapes";
import { parseVideo } from "../../core/content/kinds/video/video-address";
import { hongKongYear } from "../../core/locale/dates";
import { LANGS } from "../../core/locale/lang";
import type { ProblemKey } from "../../core/locale/words/problems";
import { CATEGORIES } from "./category";
import { isArchiveYear } from "./first-year";
import type { NewsProblem } from "./problems.server";

const NewsText = z.object({
  header: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  photoId: imageId.nullable(),
  photoArray: z.array(imageId),
  video: z.string(),
});
export type NewsText = z.infer<typeof NewsText>;

export const NewsItem = z.object({
  _id: z.string(),
  coverId: imageId.nullable(),
  category: z.array(z.enum(CATEGORIES)),
  starred: z.boolean(),
  date: z.string(),
  eng: NewsText,
  tra: NewsText,
  sim: NewsText,
  version: z.number().int(),
});
export type NewsItem = z.infer<typeof NewsItem>;

const video = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === "" || parseVideo(text) !== null, { params: { key: "invalidVideo" } });

/** Characters, of what is sent and of what is kept: sanitising writes some of them longer. */
export const LONGEST_CONTENT = 300_000;

const NewsTextInput = z.object({
  header: z.string().overwrite(trimmed).max(300).default(""),
  content: z.string().max(LONGEST_CONTENT).default(""),
  photoId: imageId.nullable().default(null),
  photoArray: z.array(imageId).max(60).default([]),
  video: video.default(""),
});

const emptyText = () => NewsTextInput.parse({});

const NewsFields = z.object({
  coverId: imageId.nullable().default(null),
  category: z
    .union([z.enum(CATEGORIES).transform((name) => [name]), z.array(z.enum(CATEGORIES))])
    .default([])
    .transform((names) => [...new Set(names)]),
  starred: z.boolean().optional(),
  date: z.iso
    .datetime({ offset: true, local: false })
    .or(z.iso.date())
    .refine((text) => !Number.isNaN(Date.parse(text)), { params: { key: "invalidDate" }, abort: true })
    .refine((text) => isArchiveYear(hongKongYear(new Date(text))), {
      params: { key: "yearRange" satisfies ProblemKey },
    })
    .optional(),
  eng: NewsTextInput.default(emptyText),
  tra: NewsTextInput.default(emptyText),
  sim: NewsTextInput.default(emptyText),
});

const needsHeader = (news: z.infer<typeof NewsFields>, context: z.RefinementCtx) => {
  if (LANGS.some((lang) => news[lang].header !== "")) return;
  context.addIssue({
    code: "custom",
    path: ["eng", "header"],
    params: { key: "headerNeeded" satisfies NewsProblem },
  });
};

export const NewsInput = NewsFields.superRefine(needsHeader);
export type NewsInput = z.infer<typeof NewsInput>;

export const NewsEdit = NewsFields.extend({
  _id: z.string().min(1),
  version: editedVersion,
}).superRefine(needsHeader);
