import type { ComponentType } from 'react';

import { useCode } from '../../shared/hooks/use-code.js';
import { useMedia } from '../../shared/hooks/use-media.js';
import type { FingerSeekProps } from '../touch/finger-seek.js';
import type { TouchLayerProps } from '../touch/touch-layer.js';

/** What only devices with a touch screen need: a chunk of its own. */
interface TouchCode {
  readonly TouchLayer: ComponentType<TouchLayerProps>;
  readonly FingerSeek: ComponentType<FingerSeekProps>;
}

async function loadTouchCode(): Promise<TouchCode> {
  const [{ TouchLayer }, { FingerSeek }] = await Promise.all([
    import(/* webpackChunkName: "touch" */ '../touch/touch-layer.js'),
    import(/* webpackChunkName: "touch" */ '../touch/finger-seek.js'),
  ]);
  return { TouchLayer, FingerSeek };
}

/** The gestures, on a device with a touch screen and once their code is there. Without it the player works, too. */
export function useTouchCode(): TouchCode | undefined {
  const { state } = useCode({ name: 'touch', fetch: loadTouchCode }, { isWanted: useMedia('touch-too') });
  return state.kind === 'ready' ? state.value : undefined;
}
