/** The journal's names for asking that something be done at a time, by what is done. */
export const SCHEDULES = { publish: "schedulePublish", unpublish: "scheduleUnpublish" } as const;

/** The journal's names for what was done at the time that somebody had set. */
export const CARRIED_OUT = { publish: "publishOnTime", unpublish: "unpublishOnTime" } as const;
