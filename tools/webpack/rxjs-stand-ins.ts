/** Modules of RxJS that never run here, and what stands in for them in the bundle: each file says why. */
export const RXJS_STAND_INS = {
  'no-async-sources.mjs': /[\\/]util[\\/](?:isAsyncIterable|isReadableStreamLike)$/,
} as const satisfies Readonly<Record<string, RegExp>>;
