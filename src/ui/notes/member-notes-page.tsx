import './notes.scss';
import './member-notes.scss';

import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';

import type { MemberNotes } from '../../application/notes/notes.js';
import { ROUTES } from '../../domain/access/routes.js';
import { courseAddress } from '../../domain/courses/course-address.js';
import { notesAddress, notesByCourse, notesWith, pageOfNotes } from '../../domain/notes/found-notes.js';
import * as strings from '../../domain/notes/strings.js';
import { NOTES_A_PAGE } from '../../domain/notes/limits.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { useBehavior } from '../shared/hooks/services.js';
import { usePrinting } from '../shared/hooks/use-printing.js';
import type { ServiceProps } from '../shared/routing/page-loader.js';
import { BeyondLastPage, Pager, useListHead } from '../shared/widgets/pager.js';
import { PrintButton } from '../shared/widgets/print-button.js';
import { ClearNotes } from './clear-notes.js';
import { type Imported, ImportNotes, ImportResult } from './import-notes.js';
import { NoteAction } from './note-action.js';
import { NoteGroups } from './note-list.js';
import { DeletedNotes, useNoteChanges, withEdited } from './use-note-changes.js';
import { useNotesSearch } from './use-notes-search.js';
import { useExportNotes } from './use-export-notes.js';

/** The notes of the present member. What one member has opened or deleted is never displayed to another. */
export function MemberNotesPage({ service }: ServiceProps<'notes'>) {
  const [notes$] = useState(() => service.watch());
  const known = useBehavior(notes$);
  return <NotesOfMember key={known.owner} service={service} known={known} />;
}

/** The notes about all courses (docs/spec/notes.md#my-notes). */
function NotesOfMember({ service, known }: ServiceProps<'notes'> & { readonly known: MemberNotes }) {
  const { typed, keywords, page, type } = useNotesSearch();
  const searchId = useId();
  const changes = useNoteChanges(service);
  const [imported, setImported] = useState<Imported>();
  const save = useExportNotes();
  const head = useListHead<HTMLHeadingElement>();
  const isPrinting = usePrinting();
  const { edited } = changes;
  const courses = useMemo(
    () => notesByCourse(withEdited(notesWith(known.notes, keywords), edited)),
    [known.notes, keywords, edited],
  );
  const total = courses.reduce((sum, { count }) => sum + count, 0);
  const isSearch = keywords !== '';
  const addressOf = (number: number) => notesAddress({ keywords, page: number });
  const shown = isPrinting ? courses : pageOfNotes(courses, page);
  return (
    <div className="page column member-notes">
      <div className="member-notes__bar">
        <h1 className="page__heading">{ROUTES.memberNotes.title}</h1>
        {known.notes.length > 0 && (
          <label className="visually-hidden" htmlFor={searchId}>
            {strings.SEARCH_NOTES}
          </label>
        )}
        {known.notes.length > 0 && (
          <input
            id={searchId}
            type="search"
            className="member-notes__search"
            placeholder={strings.SEARCH_NOTES}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={({ target }) => {
              type(target.value);
            }}
          />
        )}
        <div className="notes__buttons">
          <ImportNotes service={service} onImported={setImported} />
          {total > 0 && (
            <>
              <NoteAction
                name={isSearch ? strings.EXPORT_FOUND : strings.EXPORT_ALL}
                onPress={() => {
                  save(courses, '');
                }}
              />
              <PrintButton />
            </>
          )}
        </div>
      </div>
      <ImportResult
        service={service}
        imported={imported}
        onUndone={() => {
          setImported(undefined);
        }}
      />
      <DeletedNotes changes={changes} />
      <section className="member-notes__list" aria-label={strings.LIST_OF_NOTES} tabIndex={-1}>
        <h2 ref={head} className="visually-hidden" tabIndex={-1}>
          {strings.LIST_OF_NOTES}
        </h2>
        <p className="member-notes__total" role="status">
          {known.notes.length > 0 && (isSearch ? strings.notesFound(total) : strings.notesInAll(total))}
        </p>
        {total === 0 && <NoNotes known={known} keywords={keywords} onClear={type} />}
        {total > 0 && shown.length === 0 && (
          <BeyondLastPage list={{ items: shown, total }} size={NOTES_A_PAGE} addressOf={addressOf} />
        )}
        {shown.map(({ course, groups, count }) => (
          <section key={course.id} className="notes-course" aria-labelledby={`notes-of-${String(course.id)}`}>
            <div className="notes-course__head">
              <h2 id={`notes-of-${String(course.id)}`} className="notes-course__title">
                <Link to={courseAddress(course.id)}>{course.title || strings.unnamedCourse(course.id)}</Link>
              </h2>
              <span className="notes-course__count">{strings.noteCount(count)}</span>
              <NoteAction
                name={strings.EXPORT_NOTES}
                of={course.title}
                look="small"
                onPress={() => {
                  save(
                    courses.filter((each) => each.course.id === course.id),
                    course.title,
                  );
                }}
              />
            </div>
            <NoteGroups
              service={service}
              owner={known.owner}
              groups={groups}
              changes={changes}
              row={() => ({ keywords })}
            />
          </section>
        ))}
        {shown.length > 0 && (
          <Pager page={page} list={{ items: shown, total }} size={NOTES_A_PAGE} addressOf={addressOf} />
        )}
      </section>
      <div className="notes__row notes__foot">
        <p>{strings.NOTES_ARE_LOCAL}</p>
        <ClearNotes
          service={service}
          known={known}
          onClear={() => {
            changes.forget();
            setImported(undefined);
          }}
        />
      </div>
    </div>
  );
}

interface NoNotesProps {
  readonly known: MemberNotes;
  readonly keywords: string;
  readonly onClear: (keywords: string) => void;
}

function NoNotes({ known: { notes, isForbidden }, keywords, onClear }: NoNotesProps) {
  if (isForbidden) return <EmptyState text={strings.STORAGE_FORBIDDEN} />;
  if (notes.length === 0)
    return <EmptyState text={strings.NO_NOTES} to={ROUTES.studyCenter.pattern} action={strings.GO_LEARN} />;
  return (
    <EmptyState text={strings.noNotesWith(keywords)}>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => {
          onClear('');
        }}
      >
        {strings.CLEAR_SEARCH}
      </button>
    </EmptyState>
  );
}
