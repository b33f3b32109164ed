// A filter form that was sent without script.

/** Hidden field that tells a sent form from an address that somebody follows. */
export const sentMarker = 'sent'

/** What the fields of a form say: what a browser would send of it, without the marker and files. */
export const entriesOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== sentMarker ? [[name, value]] : [],
  )
