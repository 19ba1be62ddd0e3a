/*
 * The header's markup without services: drawn by the header, and by the app shell that is in the HTML before any script
 * (src/boot/app-shell.tsx). src/boot/early-input.ts finds an element of the one in the other by tag and class names.
 */
import type { ComponentProps, ReactNode } from 'react';

import { BOTTOM_ENTRIES, type BottomEntry } from '../../../domain/site/bottom-nav.js';
import {
  BOTTOM_NAV,
  MY_STUDY,
  OPEN_MENU,
  SEARCH_LABEL,
  SEARCH_PLACEHOLDER,
  SIGN_IN,
  SIGN_UP,
} from '../../../domain/site/strings.js';
import { LoadingPart } from '../feedback/skeleton.js';
import { CoursesIcon, HomeIcon, MenuIcon, PersonIcon, SearchIcon, StudyIcon } from '../theme/icons.js';

interface HeaderFrameProps {
  readonly brand: ReactNode;
  readonly search: ReactNode;
  readonly links: ReactNode;
  readonly visitor: ReactNode;
  readonly tools: ReactNode;
  readonly nav: ReactNode;
}

/**
 * Wide and narrow are one document: the stylesheet decides which parts are visible, so that nothing is rendered twice or
 * moves when the window changes.
 */
export function HeaderFrame({ brand, search, links, visitor, tools, nav }: HeaderFrameProps) {
  return (
    <header className="header">
      <div className="header__bar column">
        {brand}
        <div className="header__search">{search}</div>
        <div className="header__links" data-focus-next=".narrow-tools__menu">
          {links}
        </div>
        <div className="visitor">{visitor}</div>
        {tools}
      </div>
      {nav}
    </header>
  );
}

interface SearchBoxProps {
  readonly input?: ComponentProps<'input'>;
  readonly onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** Displayed below the box when the search was refused, for example without a keyword. */
  readonly hint?: string | undefined;
}

export function SearchBox({ input, onSubmit, hint }: SearchBoxProps) {
  return (
    <form className="search-form" role="search" onSubmit={onSubmit}>
      <input
        {...input}
        className="search-form__input"
        type="search"
        // The browser must not restore the text of an earlier visit.
        autoComplete="off"
        enterKeyHint="search"
        aria-label={SEARCH_LABEL}
        placeholder={SEARCH_PLACEHOLDER}
      />
      <button type="submit" className="search-form__button" aria-label={SEARCH_LABEL}>
        <SearchIcon />
      </button>
      {hint && (
        <p className="search-form__hint" role="alert">
          {hint}
        </p>
      )}
    </form>
  );
}

/** Props and content of the link to 我的学习, for whichever component renders the link. */
export const STUDY_LINK = {
  className: 'header-link',
  children: (
    <>
      <StudyIcon />
      <span>{MY_STUDY}</span>
    </>
  ),
};

export function SignInButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" className="btn btn-quiet" {...props}>
      {SIGN_IN}
    </button>
  );
}

export function SignUpButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" className="btn btn-primary visitor__sign-up" {...props}>
      {SIGN_UP}
    </button>
  );
}

/** Shown until it is known whether the visitor is a member. */
export function VisitorPlaceholder() {
  return <LoadingPart className="visitor__placeholder"></LoadingPart>;
}

interface NarrowButtonProps extends ComponentProps<'button'> {
  readonly opens: 'menu' | 'search';
}

export function NarrowButton({ opens, ...props }: NarrowButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button narrow-tools__${opens}`}
      aria-label={opens === 'search' ? SEARCH_LABEL : OPEN_MENU}
      {...props}
    >
      {opens === 'search' ? <SearchIcon /> : <MenuIcon />}
    </button>
  );
}

/** In the order of `BOTTOM_ENTRIES`. */
const BOTTOM_ICONS = [<HomeIcon />, <CoursesIcon />, <StudyIcon />, <PersonIcon />];

interface BottomNavFrameProps {
  /** Renders the link of an entry with this content. */
  readonly link: (entry: BottomEntry, content: ReactNode) => ReactNode;
}

/** The stylesheet shows it on phones only. */
export function BottomNavFrame({ link }: BottomNavFrameProps) {
  return (
    <nav className="bottom-nav" aria-label={BOTTOM_NAV} data-focus-next=".narrow-tools__menu">
      {BOTTOM_ENTRIES.map((entry, position) =>
        link(
          entry,
          <>
            {BOTTOM_ICONS[position]}
            <span>{entry.name}</span>
          </>,
        ),
      )}
    </nav>
  );
}
