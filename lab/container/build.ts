import { baseImages } from './base-images.js';
import { engine, IMAGES } from './engine.js';

export const TARGETS = ['demo-server', 'snapshots', 'site'] as const;

/** Builds a target of deploy/Dockerfile and returns the name of the image. */
export async function buildTarget(target: (typeof TARGETS)[number]): Promise<string> {
  const name = `${IMAGES}/${target}`;
  const bases = Object.entries(await baseImages()).flatMap(([argument, image]) => [
    '--build-arg',
    `${argument}=${image}`,
  ]);
  // Images in the format of OCI have no health check.
  const options = ['--layers', '--format', 'docker', '--file', 'deploy/Dockerfile', '--target', target, '--tag', name];
  await engine('buildah', 'build', ...options, ...bases, '.');
  return name;
}
