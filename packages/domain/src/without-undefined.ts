/** Members that may be undefined become optional. */
export type WithoutUndefined<Value extends object> = {
  [Name in keyof Value as undefined extends Value[Name] ? never : Name]: Value[Name]
} & {
  [Name in keyof Value as undefined extends Value[Name] ? Name : never]?: Exclude<Value[Name], undefined>
}

/**
 * Omits the undefined members of an object, for types with exact optional members (`field?: T`), such as rows with empty columns.
 *
 * @example withoutUndefined({ name: 'Brf Kajutan', floor: undefined }) // { name: 'Brf Kajutan' }
 */
export const withoutUndefined = <Value extends object>(value: Value): WithoutUndefined<Value> =>
  Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== undefined),
  ) as WithoutUndefined<Value>
