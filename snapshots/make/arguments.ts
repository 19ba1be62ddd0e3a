import { parseArgs } from 'node:util';

import { webAddress } from './web-address.js';
import { missing, NO_TOKEN, notAddress, notNumber, SITE_HAS_PATH, unknownArgument } from './strings.js';

export interface SnapshotArguments {
  /** Base of the API, without a trailing slash. */
  readonly api: string;
  /** Scheme, host and port of the site as visitors open it. */
  readonly site: string;
  /** The `Host` of its calls; `undefined` for that of `api`. */
  readonly host: string | undefined;
  /** Folder for the snapshots. */
  readonly out: string;
  /** Folder of the build as it is served. */
  readonly build: string;
  /** Calls to the server per minute. */
  readonly rate: number;
  /** Hours after which a file that no run has confirmed is removed. */
  readonly expire: number;
}

const OPTIONS = {
  api: { type: 'string' },
  site: { type: 'string' },
  host: { type: 'string' },
  out: { type: 'string' },
  build: { type: 'string', default: 'dist' },
  rate: { type: 'string', default: '60' },
  expire: { type: 'string', default: '24' },
} as const;

/**
 * Reads the command line. Throws an `Error` whose message explains the mistake to the operator. A token is refused:
 * every visitor gets the snapshot, so it must not contain data of a member.
 */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): SnapshotArguments {
  if (args.some((arg) => /^--?(?:token|password|user|cookie|authorization)\b/i.test(arg))) throw new Error(NO_TOKEN);
  if (['DOCTOR_TOKEN', 'SNAPSHOTS_TOKEN'].some((name) => (environment[name] ?? '').trim() !== '')) {
    throw new Error(NO_TOKEN);
  }
  const values = parsed(args);
  const api = readAddress('api', values.api);
  const site = readAddress('site', values.site);
  if (site.pathname !== '/' || site.search !== '' || site.hash !== '') throw new Error(SITE_HAS_PATH);
  if (values.out === undefined || values.out === '') throw new Error(missing('out'));
  return {
    api: (api.origin + api.pathname).replace(/\/+$/, ''),
    site: site.origin,
    host: values.host ?? (isInner(api) ? site.host : undefined),
    out: values.out,
    build: values.build,
    rate: readNumber('rate', values.rate),
    expire: readNumber('expire', values.expire),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (thrown) {
    throw new Error(unknownArgument(thrown instanceof Error ? thrown.message : String(thrown)), { cause: thrown });
  }
}

function readAddress(name: string, text: string | undefined): URL {
  if (text === undefined) throw new Error(missing(name));
  const address = webAddress(text);
  if (!address) throw new Error(notAddress(name, text));
  if (address.username !== '' || address.password !== '' || address.searchParams.has('token')) {
    throw new Error(NO_TOKEN);
  }
  return address;
}

/**
 * True for a host that visitors cannot reach. A server writes the `Host` of the request into its addresses, unless it
 * is configured otherwise (docs/api/site.md#configuration), so such a host would get into snapshots.
 */
function isInner({ hostname }: URL): boolean {
  return /^\[|^[\d.]+$|^[^.]+$/.test(hostname);
}

function readNumber(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number <= 0) throw new Error(notNumber(name, text));
  return number;
}
