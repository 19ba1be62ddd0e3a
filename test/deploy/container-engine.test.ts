import { setTimeout as wait } from 'node:timers/promises';

import { expect } from 'chai';

import { buildTarget } from '../../lab/container/build.js';
import { Containers } from '../../lab/container/containers.js';
import { engine, missingForContainers } from '../../lab/container/engine.js';
import { fetchPlain } from '../support/nginx/fetch-plain.js';
import { freePorts } from '../support/nginx/run-nginx.js';

const NAVIGATION = { accept: 'text/html,*/*;q=0.8' };
/** An empty cache: Debian, all packages, and a build in the container. */
const LIMIT_MS = 30 * 60_000;

const missing = missingForContainers();
if (missing !== undefined)
  describe('The containers', () => {
    it(`SKIPPED: ${missing}`, () => {
      console.log(`SKIPPED: the containers: ${missing}`);
    });
  });
else
  describe('The containers, built by buildah and started by podman', () => {
    const containers = new Containers();
    after(() => containers.remove());

    it('serve the site and its snapshots in front of the demo server, read-only and without root', async () => {
      const [demo, site, snapshots] = [
        await buildTarget('demo-server'),
        await buildTarget('site'),
        await buildTarget('snapshots'),
      ];
      const [port, apiPort, cachePort] = await freePorts(3);
      const url = `http://127.0.0.1:${String(port)}`;
      const api = `http://127.0.0.1:${String(apiPort)}`;
      const restricted = ['--read-only', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'];
      const settings = ['--env', `API_SERVER=${api}`, '--env', 'SITE_VIP=off'];

      const server = await containers.start(
        demo,
        restricted,
        'npx',
        'tsx',
        'demo/site-server/main.ts',
        '--port',
        String(apiPort),
        '--address',
        url,
      );
      const served = await containers.start(site, [
        ...[...restricted, ...settings, '--tmpfs', '/tmp'],
        ...['--env', `LISTEN=127.0.0.1:${String(port)}`, '--env', 'API_CACHE=on'],
        ...['--env', `API_CACHE_PORT=${String(cachePort)}`, '--volume', `${containers.volume}:/srv/snapshots:ro`],
      ]);
      const healthy = () =>
        engine('podman', 'healthcheck', 'run', served).then(
          () => true,
          () => false,
        );
      await eventually(healthy);
      expect(await engine('podman', 'exec', served, 'id', '-un')).to.equal('www-data');
      const document = await fetchPlain(`${url}/courses`, NAVIGATION);
      expect(document.text).to.include('vip = off').and.not.to.include('data-snapshot');
      await eventually(async () => (await fetchPlain(`${url}/api/v2/navs`)).status === 200);

      const drawn = await containers.start(snapshots, [
        ...[...restricted, ...settings, '--tmpfs', '/tmp', '--volume', `${containers.volume}:/srv/snapshots`],
        ...['--env', `SITE_ADDRESS=${url}`, '--env', 'SNAPSHOTS_RATE=6000'],
      ]);
      await eventually(async () => (await fetchPlain(`${url}/courses`, NAVIGATION)).text.includes('data-snapshot'));

      expect(await containers.stop(served)).to.equal('0');
      expect(await containers.stop(drawn)).to.equal('0');
      await containers.stop(server);
    }).timeout(LIMIT_MS);
  });

/** For what another process does; mocha's limit ends it. */
async function eventually(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue().catch(() => false))) await wait(200);
}
