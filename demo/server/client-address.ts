/**
 * Who asks, as the server sees it and counts it (docs/api/README.md#rate-limit): what `X-Forwarded-For` says is
 * believed of a trusted proxy alone. Each proxy adds whom it was asked by, so that the last who is not one of them is
 * the visitor.
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
