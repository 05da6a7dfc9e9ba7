import { Fragment } from 'react';
import { linesOf, nameIn, SIZES } from '#studio/layout/chart-texts.ts';
import type { Box, Edge } from '#studio/layout/layout.ts';
import type { ChartTransition } from '#studio/reading/chart-reading.ts';
import styles from './chart-drawing.module.css';
import type { ChartDrawingProps } from './chart-drawing.types.ts';
import { choosing } from './choosing.ts';
import { pathOf } from './edge-path.ts';
import { StandingMark } from './standing-mark.tsx';
import { GroupFrame, StateBox } from './state-box.tsx';
import type { Standing } from './standing.ts';

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
