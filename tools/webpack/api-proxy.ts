interface ProxyRow {
  readonly context: string[];
  readonly target: string;
  readonly changeOrigin: boolean;
}

/** The API for `npm run dev`: `API_PROXY=http://host npm run dev`. Throws an explanation for the developer. */
export function apiProxy(address: string | undefined): ProxyRow[] {
  if (address === undefined || !/^https?:\/\/[^/\s]/.test(address)) {
    const given = address === undefined ? 'It is not set.' : `It is "${address}".`;
    throw new Error(
      `API_PROXY must be the http(s) address of a MeEdu server. ${given} For example: API_PROXY=http://127.0.0.1:8000 npm run dev`,
    );
  }
  return [{ context: ['/api'], target: address, changeOrigin: true }];
}

/** The same for the command line: a wrong address ends the process with that explanation, without a stack. */
export function apiProxyOrExit(address: string | undefined): ProxyRow[] {
  try {
    return apiProxy(address);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
