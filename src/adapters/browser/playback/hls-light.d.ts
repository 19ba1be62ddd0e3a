/** The package says nothing of the types of its small build; they are those of the large one. */
declare module 'hls.js/light' {
  // eslint-disable-next-line no-restricted-syntax -- the package exports by default
  export { default } from 'hls.js';
  export type { ErrorData } from 'hls.js';
}
