import type { ReactNode } from 'react';

/** An outline icon on a 24×24 grid, in the colour and size of the surrounding text; hidden from screen readers. */
export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function AlertIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.800v5M12 16v.1" />
    </Icon>
  );
}

export function ChevronIcon() {
  return (
    <Icon>
      <path d="m7 10 5 5 5-5" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function CoursesIcon() {
  return (
    <Icon>
      <path d="M4 5h6.500v6H4zM13.500 5H20v6h-6.500zM4 14h6.500v6H4zM13.500 14H20v6h-6.500z" />
    </Icon>
  );
}

export function CrownIcon() {
  return (
    <Icon>
      <path d="m4 8 4 4 4-6 4 6 4-4-1.5 10h-13z" />
    </Icon>
  );
}

export function HomeIcon() {
  return (
    <Icon>
      <path d="m3.500 11.500 8.500-7 8.500 7M6 10v10h12V10M12 20v-5" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function PersonIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8.5" r="3.8" />
      <path d="M4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </Icon>
  );
}

export function RetryIcon() {
  return (
    <Icon>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.400L19.5 9M19.5 4.500V9H15" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Icon>
  );
}

export function StudyIcon() {
  return (
    <Icon>
      <path d="M12 7C9.5 5 6.5 4.5 3.5 4.5v13c3 0 6 .5 8.5 2.5 2.5-2 5.5-2.5 8.5-2.5v-13C17.5 4.5 14.5 5 12 7zM12 7v13" />
    </Icon>
  );
}

export const TICK = (
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8.5 12.2 2.5 2.5 4.7-5.2" />
  </>
);

export function TickIcon() {
  return <Icon>{TICK}</Icon>;
}
