// Names that pages and forms without script share for inspections. No schemas.

/**
 * Where inspection forms are posted without script, as `multipart/form-data`. Fields: `action` (`remark`, `notFixed`, `time`), `id` (of the
 * inspection, or of the remark that is not fixed), `residenceId`, `key`, `room`, `text`, `files`. Redirects to the page (303).
 */
export const inspectionFormPath = '/services/inspections/form'

/** An appointment as a calendar file. */
export const inspectionCalendarPath = '/services/inspections/{id}/calendar.ics'

/** A photo of a remark. Only the id identifies it; the name is for display. With `?preview`, a small picture. */
export const inspectionPhotoPath = '/services/inspections/photos/{attachmentId}/{filename}'

/** Query parameters of the page. They never contain user input. */
export const inspectionQuery = {
  /** The id of a home; by default the home of the next inspection. */
  home: 'id',
  /** The completed action: `remark`, `notFixed`, `time`. */
  done: 'done',
  /** Why the action failed: `invalid`, `late`, `failed`. */
  error: 'error',
  /** The form: `{action}:{id}`. */
  form: 'form',
  /** Once for each invalid field: `{field}:{key}`. */
  field: 'field',
} as const
