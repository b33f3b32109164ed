// The kinds of template that a page can name.

export const templateKinds = ['start', 'search', 'object', 'notFoundObject', 'notFound', 'error'] as const
export type TemplateKind = (typeof templateKinds)[number]

export const isTemplateKind = (value: string): value is TemplateKind =>
  (templateKinds as readonly string[]).includes(value)
