import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { AddressProblem } from './run-address.ts';
import type { Difference, FileProblem } from './run-file.ts';
import { stateLabel, type ChartNames } from './run-names.ts';
import type { Run } from './run.ts';
import { Action } from '#studio/page/controls/action.tsx';

/** What became of a file that was opened. */
export type FileNews =
  | FileProblem
  | { readonly kind: 'otherFlow'; readonly flow: string }
  | { readonly kind: 'differs'; readonly difference: Difference }
  | { readonly kind: 'same' };

interface RunNoticesProps {
  readonly problem: AddressProblem | null;
  readonly stopped: Run['stopped'];
  readonly news: FileNews | null;
  readonly names: ChartNames;
  readonly language: Language;
  readonly onFlow: (flow: string) => void;
  readonly onClose: () => void;
}

/** What is wrong with the link or the file of a run, and what to do about it. */
export function RunNotices({ problem, stopped, news, names, language, onFlow, onClose }: RunNoticesProps) {
  return (
    <>
      {problem && <LinkProblem problem={problem} />}
      {stopped && news?.kind !== 'differs' && (
        <Notice kind="warning">
          <Trans>
            Step {stopped.at} of this run can no longer happen: <code>{stopped.named.kind}</code>. The run ends before
            it.
          </Trans>
        </Notice>
      )}
      {news && (
        <Notice
          kind={news.kind === 'same' ? 'success' : news.kind === 'differs' ? 'warning' : 'error'}
          onDismiss={onClose}
          actions={
            <>
              {news.kind === 'otherFlow' && (
                <Action onClick={() => onFlow(news.flow)}>
                  <Trans>Open the flow {news.flow}</Trans>
                </Action>
              )}
              <Action onClick={onClose}>
                <Trans>Close</Trans>
              </Action>
            </>
          }
        >
          <NewsText news={news} names={names} language={language} />
        </Notice>
      )}
    </>
  );
}

function LinkProblem({ problem }: { readonly problem: AddressProblem }) {
  const texts: Readonly<Record<AddressProblem, ReactNode>> = {
    malformed: (
      <Trans>The run in this link is incomplete or was changed. A new run is shown; ask for the link again.</Trans>
    ),
    unknownInput: <Trans>The run in this link starts in a way that the chart no longer has. A new run is shown.</Trans>,
    outdated: (
      <Trans>
        The chart has other events than when this link was made. A new run is shown; open the run from its file.
      </Trans>
    ),
  };
  return <Notice kind="error">{texts[problem]}</Notice>;
}

function NewsText({
  news,
  names,
  language,
}: { readonly news: FileNews } & Pick<RunNoticesProps, 'names' | 'language'>) {
  switch (news.kind) {
    case 'notJson':
      return <Trans>This file is not JSON. Choose a file that was saved here.</Trans>;
    case 'malformed':
      return news.field === '' ? (
        <Trans>This file is not a saved run. Choose a file that was saved here.</Trans>
      ) : (
        <Trans>
          This file is not a saved run: <code>{news.field}</code> is missing or wrong. Mend it, or choose another file.
        </Trans>
      );
    case 'otherFlow':
      return <Trans>This run is of the flow {news.flow}. Open that flow, then the file again.</Trans>;
    case 'same':
      return <Trans>The chart does all steps of the file, and ends in the states that it names.</Trans>;
    case 'differs':
      return <DifferenceText difference={news.difference} names={names} language={language} />;
  }
}

/** The first step at which the chart does something else than a file says. */
function DifferenceText({
  difference,
  names,
  language,
}: { readonly difference: Difference } & Pick<RunNoticesProps, 'names' | 'language'>) {
  if (difference.kind === 'unknownInput')
    return <Trans>The chart no longer starts in the way that the file names.</Trans>;
  const { at, event } = difference;
  const said = (ids: readonly string[]) => ids.map((id) => stateLabel(names, id, language)).join(', ');
  switch (difference.kind) {
    case 'impossible':
      return (
        <Trans>
          Step {at} differs: <code>{event}</code> cannot happen there any more.
        </Trans>
      );
    case 'states': {
      const [expected, actual] = [said(difference.expected), said(difference.actual)];
      return (
        <Trans>
          Step {at} differs: after <code>{event}</code> the file has “{expected}”, the chart “{actual}”.
        </Trans>
      );
    }
    case 'refusal':
      return difference.isRefused ? (
        <Trans>
          Step {at} differs: the chart now refuses <code>{event}</code>.
        </Trans>
      ) : (
        <Trans>
          Step {at} differs: the chart now takes <code>{event}</code>, which the file has as refused.
        </Trans>
      );
  }
}
