import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/call.ts';
import type { listMemberWidgets } from '#contract/calls/home.calls.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { formatCount } from '#src/i18n/units/amounts.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './next-visit.module.css';

export interface MemberNotesProps {
  readonly widgets: AnswerOf<typeof listMemberWidgets>['widget_list'];
  /** A link to what the member's cars need. */
  readonly renderCareLink: (content: ReactNode, className: string) => ReactNode;
  /** A link to the member's points. */
  readonly renderPointsLink: (content: ReactNode, className: string) => ReactNode;
}

/** What is due, and the points with those that end first, side by side. */
export function MemberNotes({ widgets, renderCareLink, renderPointsLink }: MemberNotesProps) {
  const language = useLanguage();
  const due = widgets.flatMap((widget) => (widget.kind === 'due' ? widget.maintenance_list : []));
  const [first] = due;
  const [points] = widgets.flatMap((widget) => (widget.kind === 'points' ? widget : []));
  const count = points?.point ?? 0;
  const shown = formatCount(count);
  const ending = points?.ending?.point ?? 0;
  const day = points?.ending ? formatDay(points.ending.date, language) : '';
  return (
    <div className={styles.notes}>
      {renderCareLink(
        first === undefined ? (
          <span>
            <Trans>Nothing is due soon</Trans>
          </span>
        ) : (
          <>
            <b>{first.name}</b>
            <span>
              {first.state === 'due' ? <Trans>Due now</Trans> : <Trans>Due soon</Trans>}
              {' · '}
              <span translate="no">{displayPlate(first.car.car_register_number)}</span>
            </span>
          </>
        ),
        styles.note ?? '',
      )}
      {renderPointsLink(
        <>
          <b>{count === 1 ? <Trans>1 point</Trans> : <Trans>{shown} points</Trans>}</b>
          {day === '' ? null : (
            <span>
              <Trans>
                {ending} end {day}
              </Trans>
            </span>
          )}
        </>,
        styles.note ?? '',
      )}
    </div>
  );
}
