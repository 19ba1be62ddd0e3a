import { inlineScript } from './inline-script.js';

/** The inline start script, with the API base of this build written in. */
export function preloadRequests(apiBase: string): string {
  return inlineScript('preload-requests', { __BUILD_API_BASE__: apiBase });
}
