/** The package has no types for its light build; they equal those of the full build. */
declare module 'hls.js/light' {
  // oxlint-disable-next-line course-site/named-exports -- the package exports by default
  export { default } from 'hls.js';
  export type { ErrorData } from 'hls.js';
}
