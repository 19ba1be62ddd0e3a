/** Segments in which a name is a parameter; elsewhere only numbers are. */
const NAMED_PARAMETERS: readonly RegExp[] = [
  /^(\/api\/v2\/promoCode\/)[^/]+(\/check)$/,
  /^(\/api\/v2\/member\/socialite\/)[^/]+()$/,
  /^(\/api\/v2\/member\/notificationMarkAsRead\/)[^/]+()$/,
];

/** The call of a request, without its parameters: `GET /api/v2/course/*`. */
export function callOfRequest(method: string, pathWithQuery: string): string {
  const [path = ''] = pathWithQuery.split('?');
  const withoutNames = NAMED_PARAMETERS.reduce((shorter, pattern) => shorter.replace(pattern, '$1*$2'), path);
  return `${method} ${withoutNames.replace(/\/\d+(?=\/|$)/g, '/*')}`;
}

/** The same for the path of a route or a gateway: `/api/v2/course/{id}`. */
export function callOfPattern(method: string, pattern: string): string {
  return `${method} ${pattern.replace(/\{\w+\}/g, '*')}`;
}
