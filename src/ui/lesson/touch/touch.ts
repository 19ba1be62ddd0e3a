/** What only devices with a touch screen need: a chunk of its own. */
export { FingerSeek } from './finger-seek.js';
export { TouchLayer } from './touch-layer.js';
