interface ProxyRow {
  readonly context: string[];
  readonly target: string;
  readonly changeOrigin: boolean;
}

/** Where `npm run dev` finds its API: `API_PROXY=http://host npm run dev`. */
export function apiProxy(address: string | undefined): ProxyRow[] {
  if (address === undefined || !/^https?:\/\/[^/]/.test(address)) {
    throw new Error(
      `API_PROXY must be the http(s) address of a MeEdu server, for example: API_PROXY=http://127.0.0.1:8000 npm run dev` +
        (address === undefined ? '' : ` (it is "${address}")`),
    );
  }
  return [{ context: ['/api'], target: address, changeOrigin: true }];
}
