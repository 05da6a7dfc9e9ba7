import { Fragment, type MouseEvent } from 'react';
import type { Language } from '#domain/constants.ts';
import { doingsOf, linesOf, nameIn, SIZES } from '#studio/layout/chart-texts.ts';
import type { Box, Edge, Layout } from '#studio/layout/layout.ts';
import { cut } from '#studio/layout/text-size.ts';
import type { ChartReading, ChartState, ChartTransition } from '#studio/reading/chart-reading.ts';
import styles from './chart-drawing.module.css';
import { pathOf } from './edge-path.ts';
import type { Standing } from './standing.ts';

export interface DrawingTexts {
  /** What a part takes in each of its states. */
  readonly anyState: string;
  /** Opens a closed part. */
  readonly open: string;
  readonly more: (count: number) => string;
}

export interface ChartDrawingProps {
  readonly layout: Layout;
  readonly reading: ChartReading;
  readonly language: Language;
  readonly texts: DrawingTexts;
  /** The ids of the state and the transition that are looked at. */
  readonly state?: string;
  readonly transition?: string;
  /** The states in force in a run. */
  readonly active?: ReadonlySet<string>;
  /** The transitions of the last step. */
  readonly taken?: ReadonlySet<string>;
  readonly standingOf?: ((id: string) => Standing | null) | undefined;
  readonly onState?: (id: string) => void;
  readonly onTransition?: (id: string) => void;
  readonly onOpen?: (id: string) => void;
}

const isKey = (key: string) => key === 'Enter' || key === ' ';

/** Chosen by pointer and by keyboard; only what is chosen is a stop of the Tab key, the tree leads to the rest. */
function choosing(isChosen: boolean, onChoose: (() => void) | undefined) {
  if (!onChoose) return {};
  return {
    role: 'button',
    'aria-pressed': isChosen,
    tabIndex: isChosen ? 0 : -1,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      onChoose();
    },
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (!isKey(event.key)) return;
      event.preventDefault();
      onChoose();
    },
  } as const;
}

/** A chart, or a part of it, as SVG: the same drawing on the page, in an exported file and on paper. */
export function ChartDrawing(props: ChartDrawingProps) {
  const { layout, reading, language, state, transition, active, taken, standingOf, onState, onTransition } = props;
  const states = new Map(reading.states.map((each) => [each.id, each]));
  const transitions = new Map(reading.transitions.map((each) => [each.id, each]));
  const known = (id: string): ChartTransition[] => {
    const one = transitions.get(id);
    return one ? [one] : [];
  };
  const order = (box: Box) => (box.kind === 'group' ? box.width * -box.height : 1);

  return (
    <g className={styles.drawing}>
      {layout.boxes
        .filter(({ kind }) => kind === 'group')
        .toSorted((one, other) => order(one) - order(other))
        .map((box) => {
          const of = states.get(box.state);
          return (
            of && (
              <GroupFrame
                key={box.id}
                box={box}
                state={of}
                language={language}
                isChosen={box.state === state}
                isActive={active?.has(box.state) ?? false}
                standing={standingOf?.(box.state) ?? null}
                onState={onState}
              />
            )
          );
        })}
      {layout.edges.map((edge) => {
        const isChosen = edge.transitions.includes(transition ?? '');
        const isTaken = edge.transitions.some((id) => taken?.has(id));
        return (
          <EdgeLine
            key={edge.id}
            edge={edge}
            standing={worst(edge.transitions.map((id) => standingOf?.(id) ?? null))}
            look={isChosen ? 'chosen' : isTaken ? 'taken' : 'plain'}
          />
        );
      })}
      {layout.boxes
        .filter(({ kind }) => kind !== 'group')
        .map((box) => {
          const of = states.get(box.state);
          if (!of) return null;
          if (box.kind === 'initial')
            return <circle key={box.id} className={styles.initial} cx={box.x + 5} cy={box.y + 5} r={5} />;
          return (
            <StateBox
              key={box.id}
              {...props}
              box={box}
              of={of}
              runs={reading.actors.filter((actor) => actor.in === of).map(({ source }) => source)}
              staying={box.staying.flatMap(known)}
            />
          );
        })}
      {layout.edges.map((edge) => (
        <Fragment key={edge.id}>
          {edge.labels.map((label) =>
            known(label.transition).map((one) => (
              <g
                key={one.id}
                className={styles.label}
                data-transition={one.id}
                data-chosen={one.id === transition || undefined}
                data-taken={taken?.has(one.id) || undefined}
                data-standing={standingOf?.(one.id) ?? undefined}
                {...choosing(one.id === transition, onTransition && (() => onTransition(one.id)))}
              >
                <rect x={label.x} y={label.y + 1} width={label.width} height={label.height - 2} rx={4} />
                {standingOf && <StandingMark standing={standingOf(one.id)} x={label.x + 11} y={label.y + 12} />}
                <text x={label.x + SIZES.icon} y={label.y + 15} className={styles.name}>
                  {nameIn(language, one)}
                </text>
                {linesOf(one).map((line, index) => (
                  <text
                    key={line}
                    x={label.x + SIZES.icon}
                    y={label.y + 15 + SIZES.codeLine * (index + 1)}
                    className={styles.code}
                  >
                    {line}
                  </text>
                ))}
              </g>
            )),
          )}
          <MoreLabels edge={edge} text={props.texts.more} />
        </Fragment>
      ))}
    </g>
  );
}

const ORDER: readonly (Standing | null)[] = ['none', 'part', 'justified', 'full', null];
const worst = (all: readonly (Standing | null)[]): Standing | null => ORDER.find((each) => all.includes(each)) ?? null;

function EdgeLine({
  edge,
  standing,
  look,
}: {
  edge: Edge;
  standing: Standing | null;
  look: 'plain' | 'chosen' | 'taken';
}) {
  const { line, head } = pathOf(edge.points);
  return (
    <g className={styles.edge} data-look={look} data-standing={standing ?? undefined}>
      {look === 'chosen' && <path className={styles.halo} d={line} />}
      <path className={styles.line} d={line} />
      <path className={styles.head} d={head} />
    </g>
  );
}

function MoreLabels({ edge, text }: { edge: Edge; text: (count: number) => string }) {
  const last = edge.labels.at(-1);
  const count = edge.transitions.length - edge.labels.length;
  if (!last || count <= 0) return null;
  return (
    <g className={styles.label}>
      <rect x={last.x} y={last.y + last.height} width={last.width} height={SIZES.codeLine + 1} rx={4} />
      <text x={last.x + SIZES.icon} y={last.y + last.height + 11} className={styles.code}>
        {text(count)}
      </text>
    </g>
  );
}

interface GroupProps {
  readonly box: Box;
  readonly state: ChartState;
  readonly language: Language;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  readonly standing: Standing | null;
  readonly onState: ((id: string) => void) | undefined;
}

function GroupFrame({ box, state, language, isChosen, isActive, standing, onState }: GroupProps) {
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

function StateBox({ box, of, runs, staying, ...props }: StateProps) {
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

/** Line, icon and word say the same: no colour alone. */
export function StandingMark({ standing, x, y }: { standing: Standing | null; x: number; y: number }) {
  if (standing === null) return null;
  const at = `translate(${x} ${y})`;
  return (
    <g transform={at} className={styles.mark} data-standing={standing} aria-hidden="true">
      {standing === 'justified' ? <path d="M -5 -5 h 10 v 6 l -4 4 h -6 z M 1 5 v -4 h 4" /> : <circle r={5.5} />}
      {standing === 'full' && <path d="M -2.5 0 l 2 2 l 3.5 -4" />}
      {standing === 'part' && <path d="M 0 -5.5 a 5.5 5.5 0 0 0 0 11 z" className={styles.half} />}
    </g>
  );
}
