import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { CACHE, command, engine, IMAGES } from './engine.js';

const MIRROR = 'http://deb.debian.org/debian';
/** The machine may have a certificate authority of its own, which npm in the container needs too. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** The base images that deploy/Dockerfile names, by its build arguments. */
export interface BaseImages {
  readonly NODE_IMAGE: string;
  readonly DEBIAN_IMAGE: string;
}

/**
 * Makes base images without a registry: Debian by debootstrap, and the same with the Node and npm of this machine. Both
 * stay for the next run.
 */
export async function baseImages(): Promise<BaseImages> {
  const images = { DEBIAN_IMAGE: `${IMAGES}/debian`, NODE_IMAGE: `${IMAGES}/node` };
  const tree = await debianTree();
  await image(images.DEBIAN_IMAGE, 'scratch', async (container) => {
    await engine('buildah', 'copy', container, tree, '/');
    if (existsSync(CERTIFICATES)) await engine('buildah', 'copy', container, CERTIFICATES, CERTIFICATES);
  });
  await image(images.NODE_IMAGE, images.DEBIAN_IMAGE, async (container) => {
    const npm = await command('npm', ['root', '--global']);
    await engine('buildah', 'copy', container, process.execPath, '/usr/local/bin/node');
    await engine('buildah', 'copy', container, join(npm, 'npm'), '/usr/local/lib/node_modules/npm');
    const links = ['npm', 'npx'].map(
      (name) => `ln -s ../lib/node_modules/npm/bin/${name}-cli.js /usr/local/bin/${name}`,
    );
    // The official image has this user, too.
    await engine(
      'buildah',
      'run',
      container,
      'sh',
      '-c',
      [...links, 'useradd --uid 1000 --create-home node'].join(' && '),
    );
    await engine('buildah', 'config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container);
  });
  return images;
}

/** The root file system of a small Debian 12. */
async function debianTree(): Promise<string> {
  const tree = join(CACHE, 'debian');
  if (existsSync(tree)) return tree;
  const part = `${tree}.part`;
  await rm(part, { recursive: true, force: true });
  await command('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', part, MIRROR]);
  // An interrupted run leaves no tree that looks complete.
  await rename(part, tree);
  return tree;
}

async function image(name: string, from: string, fill: (container: string) => Promise<void>): Promise<void> {
  if (
    await engine('podman', 'image', 'exists', name).then(
      () => true,
      () => false,
    )
  )
    return;
  const container = await engine('buildah', 'from', from);
  await fill(container);
  await engine(
    'buildah',
    'config',
    '--env',
    `PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    container,
  );
  await engine('buildah', 'commit', '--rm', container, name);
}
