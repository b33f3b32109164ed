/** Where a file stands, for who fetches it by themselves. */
declare module '*.json?url' {
  const url: string
  export default url
}
