// Paths of files that come and go beside the endpoints of the catalogue. No schemas. Downloads of papers need the session of a buyer or
// none, all others a key of the scope `catalogue:write`.

const base = '/services/catalogue'

/**
 * `POST` a file (xlsx, CSV or JSON, at most 25 MB): as the body, with the settings in the query and the file's name as `name`, or as
 * `multipart/form-data` with one or more parts `file`, and the settings as fields. The answer is that of `getCatalogueImport`: 201, also
 * if the file has mistakes. Nothing is changed until the import is applied.
 *
 * Settings: `source` (required); `columns` and `values`, the mapping as JSON, by default the one that the source used last; `sheet`;
 * `replace=true`; `maxEnded`; `quiet=true` or `false`; `partly=true`; `language`, by default the first known of `Accept-Language`.
 */
export const catalogueImportsPath = `${base}/imports`

/** `GET` the mistakes of an import as CSV: file, sheet, row, column, and what is wrong. */
export const catalogueImportReportPath = `${base}/imports/{id}/report.csv`

/** `GET` an empty table: `kind`, and `format`, `csv` or `xlsx`. With `source`, the records of a source as a table. */
export const catalogueTemplatePath = `${base}/template`

/** `GET` the JSON Schema of a change set. */
export const catalogueSchemaPath = `${base}/schema.json`

/**
 * A PDF as `multipart/form-data` in the field `file`, with a key of the scope `catalogue:write`. The answer is `{ "file": "…" }` (201): send
 * it with `changePapers` within a day. 413 for more than 20 MB; 415 for a file that is damaged, encrypted, or has scripts or other active
 * content, or is no PDF.
 */
export const paperFilesPath = `${base}/papers/files`

/** A paper as a download. One for buyers requires the session of one of them. */
export const paperAddress = (id: string): string => `/services/papers/${id}`
