import { Icon } from '../../shared/theme/icons.js';

/** The image stays and its content changes: docs/spec/every-page.md#images. */
export function PlayIcon({ isPlaying = false }: { readonly isPlaying?: boolean }) {
  return <Icon>{isPlaying ? <path d="M8.5 5.5v13M15.5 5.5v13" /> : <path d="M8 5.5v13l11-6.5z" />}</Icon>;
}

export function PreviousIcon() {
  return (
    <Icon>
      <path d="M18 5.5v13l-9-6.5zM6 5.5v13" />
    </Icon>
  );
}

export function NextIcon() {
  return (
    <Icon>
      <path d="M6 5.5v13l9-6.5zM18 5.5v13" />
    </Icon>
  );
}

export function SoundIcon({ muted }: { readonly muted: boolean }) {
  return (
    <Icon>
      <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4z" />
      <path d={muted ? 'm15.5 9.5 5 5m0-5-5 5' : 'M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'} />
    </Icon>
  );
}

export function PictureInPictureIcon() {
  return (
    <Icon>
      <path d="M20.5 11V7a2 2 0 0 0-2-2h-13a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2H10" />
      <rect x="13" y="13.5" width="7.5" height="5.5" rx="1" />
    </Icon>
  );
}

export function FullscreenIcon({ active }: { readonly active: boolean }) {
  return (
    <Icon>
      <path d={active ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'} />
    </Icon>
  );
}

export function NoteIcon() {
  return (
    <Icon>
      <path d="M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5M13 19.5h7" />
    </Icon>
  );
}

export function DirectoryIcon() {
  return (
    <Icon>
      <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1" />
    </Icon>
  );
}

export function WideIcon({ active }: { readonly active: boolean }) {
  return (
    <Icon>
      <rect x="2.5" y="5.5" width="19" height="13" rx="2" />
      <path
        d={active ? 'm6 9.5 2.5 2.5L6 14.5M18 9.5 15.5 12l2.5 2.5' : 'm8.5 9.5L6 12l2.5 2.5M15.5 9.5 18 12l-2.5 2.5'}
      />
    </Icon>
  );
}
