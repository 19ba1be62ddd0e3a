import type { CDPSession } from 'playwright-core';

/** Throttling of network and processor. */
export type Profile = 'slow' | 'unthrottled';

/** A cheap laptop on a shared classroom line: 1.6 Mbit/s down, 150 ms round trip, a quarter of the processor. */
const SLOW = { bytesPerSecond: 1_600_000 / 8, latencyMs: 150, slowdown: 4 };

/** Must be called before the tab navigates. */
export async function throttle(devtools: CDPSession, profile: Profile): Promise<void> {
  await devtools.send('Network.enable');
  if (profile === 'unthrottled') return;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.slowdown });
}
