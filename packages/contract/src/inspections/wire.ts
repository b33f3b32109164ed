// What pages and forms of inspections share without script: no schema comes along.

/**
 * Where forms about inspections are posted without script, as `multipart/form-data`. Fields: `action` (`remark`, `notFixed`,
 * `time`), `id` (of the inspection, or of the remark that is not fixed), `residenceId`, `key`, `room`, `text`, `files`. Answered
 * by the way to the page (303).
 */
export const inspectionFormPath = '/services/inspections/form'

/** An appointment as a file for a calendar. */
export const inspectionCalendarPath = '/services/inspections/{id}/calendar.ics'

/** A photo of a remark: the name is for people, the id decides. With `?preview` a small picture. */
export const inspectionPhotoPath = '/services/inspections/photos/{attachmentId}/{filename}'

/** What stands in the query of the page. Nothing typed is among it. */
export const inspectionQuery = {
  /** The id of a home; the one of the next inspection if absent. */
  home: 'id',
  /** What has been done: `remark`, `notFixed`, `time`. */
  done: 'done',
  /** Why it was not: `invalid`, `late`, `failed`. */
  error: 'error',
  /** Which form it was: `{action}:{id}`. */
  form: 'form',
  /** Once for each wrong field: `{field}:{key}`. */
  field: 'field',
} as const
