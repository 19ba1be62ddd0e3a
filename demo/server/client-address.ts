/**
 * The address of the visitor, for the rate limit (docs/api/README.md#rate-limit). `X-Forwarded-For` is used only if the
 * peer is a trusted proxy. Each proxy appends its peer, so the last address that is not a trusted proxy is the visitor.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[] = [],
): string {
  if (!trustedProxies.includes(peer)) return peer;
  const named = (forwardedFor ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return named.findLast((address) => !trustedProxies.includes(address)) ?? named[0] ?? peer;
}
