/*
 * Loaded only when the inline scripts did not run: the policy that was sent belongs to another build, as for a moment
 * during a release, or behind a CDN that sets its own. Without the operator's settings the site would send its requests to the wrong API.
 */
import './settings.js';

console.error(
  'The Content-Security-Policy belongs to another build: send the content-security-policy.txt of this one.',
);
