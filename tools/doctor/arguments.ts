import { parseArgs } from 'node:util';

import { webAddress } from '../../snapshots/make/web-address.js';
import { badAddress, NO_ADDRESS, NO_PASSWORD, ONE_ADDRESS } from './strings.js';

export interface DoctorArguments {
  /** Base of the API, without query or fragment. */
  readonly base: string;
  readonly origin: string;
  /** The doctor runs where the proxy is, not where visitors are. */
  readonly fromProxy: boolean;
  /** Prints JSON for a program. */
  readonly json: boolean;
  /** The operator has named the origin of the site with `--origin`. */
  readonly served: boolean;
  /** Token of a member. It is read from the environment, because other users of the machine can read a command line. */
  readonly token?: string;
}

/** Reads the command line and `DOCTOR_TOKEN`. Throws an `Error` whose message explains the mistake to the operator. */
export function readArguments(args: readonly string[], token = ''): DoctorArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      origin: { type: 'string' },
      'from-proxy': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [typed, ...more] = positionals;
  if (typed === undefined) throw new Error(NO_ADDRESS);
  if (more.length > 0) throw new Error(ONE_ADDRESS);
  const base = readAddress(typed);
  const { origin } = values.origin === undefined ? elsewhere(base) : readAddress(values.origin);
  return {
    base: base.origin + base.pathname,
    origin,
    fromProxy: values['from-proxy'],
    json: values.json,
    served: values.origin !== undefined,
    ...(token.trim() !== '' && { token: token.trim() }),
  };
}

function readAddress(text: string): URL {
  const address = webAddress(text);
  if (!address) throw new Error(badAddress(text));
  if (address.username !== '' || address.password !== '') throw new Error(NO_PASSWORD);
  return address;
}

/** Another origin, with the scheme of the server; the name is reserved for examples. */
function elsewhere({ protocol }: URL): URL {
  return new URL(`${protocol}//front.example`);
}
