/** True under the development server and in tests, false in a build: what it guards is cut out of the bundle. */
declare const __DEV__: boolean
