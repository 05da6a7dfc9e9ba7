import { useEffect, useRef, type ReactNode } from 'react';
import type { CheckedList, ColumnMapping } from '#domain/fleet-list/checked-list.ts';
import type { FleetImportScreen as FleetImportState } from '#machines/fleet-import/fleet-import.selectors.ts';
import type { Mend, SheetChoice } from '#machines/fleet-import/fleet-import.types.ts';
import { Preview } from './preview/preview.screen.tsx';
import type { ReadingProgress } from './reader/import-reader.types.ts';
import { Choosing } from './steps/choosing.screen.tsx';
import { Done } from './steps/done.screen.tsx';
import { Reading } from './steps/reading.screen.tsx';
import { LeftUnknown, UndoLeftUnknown } from './steps/left-unknown.screen.tsx';
import { NotRead, Refused } from './steps/refused.screen.tsx';
import { Sheets } from './steps/sheets.screen.tsx';
import { STEP_TITLE } from './steps/step-title.part.tsx';
import { Undo, Undone } from './steps/undo.screen.tsx';

export interface FleetImportScreenProps {
  /** From the chart's selectScreen. */
  readonly screen: FleetImportState;
  readonly progress: ReadingProgress | null;
  /** What is known of an import that was interrupted. */
  readonly interrupted: ReactNode;
  readonly template: ReactNode;
  /** The last import, if there was one. */
  readonly last: ReactNode;
  /** The ways on from a result. */
  readonly ways: ReactNode;
  /** Whom to ask for cars that our list lacks. */
  readonly addingContact: ReactNode;
  readonly renderDownload: (fileName: string, wrong: CheckedList['wrong']) => ReactNode;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
  readonly onSheets: (choice: SheetChoice) => void;
  readonly onOtherSheets: () => void;
  readonly onCorrect: (mapping: ColumnMapping) => void;
  readonly onMend: (mends: readonly Mend[]) => void;
  readonly onImport: () => void;
  readonly onLeave: () => void;
  readonly onUndo: (importId: string) => void;
  readonly onAgreeUndo: () => void;
  readonly onDeclineUndo: () => void;
  readonly onRetry: () => void;
}

/** The screens that a person takes for one: their heading stays. */
const STEPS: Readonly<Record<FleetImportState['screen'], string>> = {
  choosing: 'choosing',
  reading: 'reading',
  checking: 'checking',
  notRead: 'notRead',
  notChecked: 'notChecked',
  refused: 'refused',
  choosingSheets: 'choosingSheets',
  preview: 'preview',
  mending: 'preview',
  sending: 'preview',
  outcomeUnknown: 'preview',
  leftUnknown: 'leftUnknown',
  done: 'done',
  undoAsked: 'undo',
  undoing: 'undo',
  undoRefused: 'undo',
  undoUnknown: 'undo',
  undoLeftUnknown: 'undoLeftUnknown',
  undone: 'undone',
};

/** A new step gives its heading the focus; the step that the page begins with does not. */
function useStepFocus(step: string) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const title = document.getElementById(STEP_TITLE);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'nearest' });
  }, [step]);
}

export function FleetImportScreen(props: FleetImportScreenProps) {
  const { screen, progress, interrupted, template, last, ways, renderDownload, onFile, onRetry } = props;
  useStepFocus(STEPS[screen.screen]);
  switch (screen.screen) {
    case 'choosing':
      return <Choosing {...{ onFile, interrupted, template, last }} />;
    case 'reading':
    case 'checking':
      return (
        <Reading
          isChecking={screen.screen === 'checking'}
          fileName={screen.file.name}
          progress={progress}
          onCancel={props.onCancel}
        />
      );
    case 'notRead':
    case 'notChecked':
      return (
        <NotRead
          fileName={screen.file.name}
          isChecked={screen.screen === 'notChecked'}
          message={screen.message}
          {...{ onFile, onRetry }}
        />
      );
    case 'refused':
      return (
        <Refused
          fileName={screen.file.name}
          refusal={screen.refusal}
          onSheets={screen.hasSheets ? props.onOtherSheets : null}
          {...{ onFile, template }}
        />
      );
    case 'choosingSheets':
      return (
        <Sheets
          key={screen.file.name}
          fileName={screen.file.name}
          open={screen.open}
          onSheets={props.onSheets}
          onFile={onFile}
        />
      );
    case 'preview':
    case 'mending':
    case 'sending':
    case 'outcomeUnknown':
      return <PreviewOf {...props} screen={screen} />;
    case 'leftUnknown':
      return <LeftUnknown fileName={screen.file.name} {...{ ways, onFile }} />;
    case 'done':
      return (
        <Done
          result={screen.result}
          wrong={screen.list.wrong.length}
          downloadWrong={renderDownload(screen.file.name, screen.list.wrong)}
          onUndo={props.onUndo}
          {...{ ways, onFile }}
        />
      );
    case 'undoAsked':
    case 'undoRefused':
    case 'undoUnknown':
    case 'undoing':
      return (
        <Undo
          isUndoing={screen.screen === 'undoing'}
          isUnknown={screen.screen === 'undoUnknown' || (screen.screen === 'undoing' && screen.isRepeat)}
          message={screen.screen === 'undoRefused' ? screen.message : null}
          onAgree={props.onAgreeUndo}
          onDecline={props.onDeclineUndo}
          onRetry={onRetry}
          onLeave={props.onLeave}
        />
      );
    case 'undoLeftUnknown':
      return <UndoLeftUnknown {...{ ways, onFile, onRetry }} />;
    case 'undone':
      return <Undone undone={screen.undone} {...{ ways, onFile }} />;
  }
}

type ListState = Extract<FleetImportState, { readonly screen: 'preview' | 'mending' | 'sending' | 'outcomeUnknown' }>;

function PreviewOf({ screen, renderDownload, ...props }: FleetImportScreenProps & { readonly screen: ListState }) {
  const { file, list } = screen;
  const phases = { preview: 'open', mending: 'mending', sending: 'sending', outcomeUnknown: 'unknown' } as const;
  const isRepeat = screen.screen === 'sending' && screen.isRepeat;
  return (
    <Preview
      key={file.name}
      fileName={file.name}
      list={list}
      passedOver={screen.passedOver}
      phase={isRepeat ? 'asking' : phases[screen.screen]}
      message={screen.screen === 'preview' ? screen.message : null}
      mapping={screen.mapping}
      isRemembered={screen.isRemembered}
      downloadWrong={renderDownload(file.name, list.wrong)}
      addingContact={props.addingContact}
      onFile={props.onFile}
      onSheets={screen.hasSheets ? props.onOtherSheets : null}
      onCorrect={props.onCorrect}
      onMend={props.onMend}
      onImport={props.onImport}
      onRetry={props.onRetry}
      onLeave={props.onLeave}
    />
  );
}
