/**
 * Stands in for what RxJS asks of tslib in the bundle: helpers for async iterables and readable streams, neither of which
 * any of our streams is made from. Saves 0.5 kB br of the first load; one that is handed to RxJS all the same fails.
 */
function left() {
  throw new Error('Async iterables are not part of the bundle');
}

export { left as __asyncGenerator, left as __asyncValues, left as __await, left as __awaiter };
