import type { Language } from '#domain/constants.ts';
import { doingsOf, nameIn, SIZES } from '#studio/layout/chart-texts.ts';
import type { Box } from '#studio/layout/layout.ts';
import { cut } from '#studio/layout/text-size.ts';
import type { ChartState, ChartTransition } from '#studio/reading/chart-reading.ts';
import styles from './chart-drawing.module.css';
import type { ChartDrawingProps } from './chart-drawing.types.ts';
import { choosing } from './choosing.ts';
import { StandingMark } from './standing-mark.tsx';
import type { Standing } from './standing.ts';

interface GroupProps {
  readonly box: Box;
  readonly state: ChartState;
  readonly language: Language;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  readonly standing: Standing | null;
  readonly onState: ((id: string) => void) | undefined;
}

/** A part that is drawn open. */
export function GroupFrame({ box, state, language, isChosen, isActive, standing, onState }: GroupProps) {
  return (
    <g
      className={styles.group}
      data-box={box.id}
      data-chosen={isChosen || undefined}
      data-active={isActive || undefined}
      data-parallel={state.parent?.isParallel || undefined}
    >
      <rect className={styles.frame} x={box.x} y={box.y} width={box.width} height={box.height} rx={10} />
      <g {...choosing(isChosen, onState && (() => onState(state.id)))}>
        <rect
          className={styles.grip}
          x={box.x + 4}
          y={box.y + 4}
          width={box.width - 8}
          height={SIZES.groupHead - 8}
          rx={7}
        />
        <text x={box.x + 14} y={box.y + 18} className={styles.title}>
          {nameIn(language, state)}
        </text>
        <text x={box.x + 14} y={box.y + 31} className={styles.code}>
          {cut(state.key, SIZES.mostLetters)}
        </text>
      </g>
      <StandingMark standing={standing} x={box.x + box.width - 16} y={box.y + 16} />
    </g>
  );
}

interface StateProps extends ChartDrawingProps {
  readonly box: Box;
  readonly of: ChartState;
  readonly runs: readonly string[];
  readonly staying: readonly ChartTransition[];
}

/** A state, a closed part, what a part takes in any state, or a state elsewhere. */
export function StateBox({ box, of, runs, staying, ...props }: StateProps) {
  const { language, texts, state, transition, active, taken, standingOf, onState, onTransition, onOpen } = props;
  const isAny = box.kind === 'any';
  const doings = isAny || box.kind === 'outside' ? [] : doingsOf(of, runs);
  const codes = isAny ? [] : [cut(of.key, SIZES.mostLetters), ...doings];
  const title = isAny ? texts.anyState : nameIn(language, of);
  const rowsFrom = box.y + SIZES.pad + SIZES.line + SIZES.codeLine * codes.length;
  const isChosen = !isAny && box.kind !== 'outside' && box.state === state;
  return (
    <g
      className={styles.box}
      data-box={box.id}
      data-kind={box.kind}
      data-final={of.isFinal || undefined}
      data-chosen={isChosen || undefined}
      data-active={(!isAny && active?.has(box.state)) || undefined}
      data-standing={isAny ? undefined : (standingOf?.(box.state) ?? undefined)}
    >
      <g {...choosing(isChosen, onState && (() => onState(of.id)))}>
        <rect
          className={styles.frame}
          x={box.x}
          y={box.y}
          width={box.width}
          height={box.height}
          rx={isAny ? Math.min(18, box.height / 2) : 8}
        />
        {of.isFinal && !isAny && (
          <rect
            className={styles.inner}
            x={box.x + 3}
            y={box.y + 3}
            width={box.width - 6}
            height={box.height - 6}
            rx={6}
          />
        )}
        <text x={box.x + SIZES.pad + 2} y={box.y + SIZES.pad + 12} className={styles.name}>
          {title}
        </text>
        {codes.map((line, index) => (
          <text
            key={line}
            x={box.x + SIZES.pad + 2}
            y={box.y + SIZES.pad + SIZES.line + 10 + SIZES.codeLine * index}
            className={styles.code}
          >
            {line}
          </text>
        ))}
      </g>
      {!isAny && <StandingMark standing={standingOf?.(box.state) ?? null} x={box.x + box.width - 14} y={box.y + 15} />}
      {staying.map((one, index) => (
        <g
          key={one.id}
          className={styles.row}
          data-transition={one.id}
          data-chosen={one.id === transition || undefined}
          data-taken={taken?.has(one.id) || undefined}
          data-standing={standingOf?.(one.id) ?? undefined}
          {...choosing(one.id === transition, onTransition && (() => onTransition(one.id)))}
        >
          <rect
            x={box.x + 4}
            y={rowsFrom + SIZES.line * index + 1}
            width={box.width - 8}
            height={SIZES.line - 1}
            rx={4}
          />
          {standingOf ? (
            <StandingMark standing={standingOf(one.id)} x={box.x + 17} y={rowsFrom + SIZES.line * index + 9} />
          ) : (
            <text x={box.x + SIZES.pad} y={rowsFrom + SIZES.line * index + 13} className={styles.code}>
              ↻
            </text>
          )}
          <text x={box.x + SIZES.pad + 16} y={rowsFrom + SIZES.line * index + 13} className={styles.rowName}>
            {nameIn(language, one)}
          </text>
        </g>
      ))}
      {box.kind === 'closed' && onOpen && (
        <g
          className={styles.opener}
          {...choosing(false, () => onOpen(of.id))}
          aria-label={`${texts.open} ${title}`}
          tabIndex={0}
        >
          <rect x={box.x + box.width - 26} y={box.y + box.height - 24} width={20} height={18} rx={4} />
          <path
            d={`M ${box.x + box.width - 16} ${box.y + box.height - 20} v 10 m -5 -5 h 10`}
            className={styles.openerSign}
          />
        </g>
      )}
    </g>
  );
}
