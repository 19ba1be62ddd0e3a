/** An absolute http(s) address; `undefined` for anything else that an owner may have typed. */
export function webAddress(text: string): URL | undefined {
  const written = text.trim();
  return /^https?:\/\/[^/\\]/i.test(written) && URL.canParse(written) ? new URL(written) : undefined;
}

/** Whether the address means the machine that opens it: it works on the server and for no visitor. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}

export function isSameOrigin(one: string, other: string): boolean {
  return webAddress(one)?.origin === webAddress(other)?.origin;
}
